import { expect, it } from "@jest/globals";
import { HOUR } from "../time/clock.js";
import { compareAlarms, type KnownAlarm } from "./alarms.rules.js";

/** The new alarms of a client whose alarms come and go; times in seconds. */
function freshOf(looks: [now: number, present: string[]][]): string[][] {
  let known: KnownAlarm[] = [];
  return looks.map(([now, present]) => {
    const compared = compareAlarms(known, present, now);
    known = compared.known;
    return compared.fresh;
  });
}

it("an alarm is new once, as long as it is there", () =>
  expect(
    freshOf([
      [0, ["door"]],
      [15, ["door", "battery"]],
      [30, ["battery", "door"]],
    ]),
  ).toEqual([["door"], ["battery"], []]));

it("one that comes and goes is new again an hour after it was gone", () =>
  expect(
    freshOf([
      [0, ["door"]],
      [15, []],
      [HOUR, ["door"]],
      [HOUR + 15, []],
      [2 * HOUR + 15, []],
      [2 * HOUR + 30, ["door"]],
    ]),
  ).toEqual([["door"], [], [], [], [], ["door"]]));

it("a text that stands twice is one alarm", () =>
  expect(freshOf([[0, ["door", "door"]]])).toEqual([["door"]]));

it("what is long gone is forgotten", () =>
  expect(compareAlarms([{ text: "door", gone: 0 }], [], HOUR)).toEqual({ fresh: [], known: [] }));
