import { afterEach, expect, it } from "@jest/globals";
import { ValveBed } from "./valveBed.js";

const MINUTE = 60;
const HOUR = 3600;
const DAILY = Array(7).fill(true);
/** One run in the hour that autumn doubles, one before sunrise. */
const SCHEDULE = [
  { start_time: "02:15", end_time: "02:45", weekDays: DAILY },
  { start_time: "05:00", duration: 2400, weekDays: DAILY },
];
const at = (text: string) => Date.parse(`${text}Z`) / 1000;

let bed: ValveBed;
afterEach(() => bed.stop());

it("waters at the planned local minute, in the night in which clocks change and around a pause", async () => {
  const begin = at("2026-10-24T20:00");
  bed = await ValveBed.start(SCHEDULE, begin);
  await bed.live(at("2026-10-25T11:00"), 2 * HOUR);
  await bed.changeBundle({ pausedUntil: at("2026-10-26T23:00") });
  await bed.live(at("2026-10-27T06:00"), 2 * HOUR);

  const end = at("2026-10-27T06:00");
  expect(await bed.flowed(begin, end)).toEqual([
    ["2026-10-25T00:15", "2026-10-25T00:45"],
    ["2026-10-25T04:00", "2026-10-25T04:40"],
    ["2026-10-27T01:15", "2026-10-27T01:45"],
    ["2026-10-27T04:00", "2026-10-27T04:40"],
  ]);
  const { runs } = await bed.history(begin, end);
  expect(runs.map(({ from, outcome }) => [new Date(from * 1000).toISOString(), outcome])).toEqual([
    ["2026-10-25T00:15:00.000Z", "ran"],
    ["2026-10-25T04:00:00.000Z", "ran"],
    ["2026-10-26T01:15:00.000Z", "skipped"],
    ["2026-10-26T04:00:00.000Z", "skipped"],
    ["2026-10-27T01:15:00.000Z", "ran"],
    ["2026-10-27T04:00:00.000Z", "ran"],
  ]);
});

it("ends a manual run by itself while nobody hears it, and says so later", async () => {
  const noon = at("2026-11-15T11:00");
  bed = await ValveBed.start(SCHEDULE, noon);
  await bed.live(noon + 2 * MINUTE);
  await bed.order({ mode: "manualOn", duration: 10 * MINUTE });
  expect((await bed.shown()).valve.order).toMatchObject({ heardDate: null, state: "waiting" });
  await bed.live(noon + 3 * MINUTE);
  expect((await bed.shown()).valve.order).toMatchObject({ heardDate: bed.now, state: "heard" });
  await bed.live(noon + 4 * MINUTE);
  expect((await bed.shown()).valve).toMatchObject({ state: "OPEN", order: { state: "confirmed" } });

  bed.sleep(noon + HOUR / 2);
  expect((await bed.shown()).valve.expectedOpen).toBe(false);
  await bed.live(bed.now + MINUTE);
  expect(await bed.flowed(noon, bed.now)).toEqual([["2026-11-15T11:03", "2026-11-15T11:12"]]);
  expect((await bed.shown()).valve).toMatchObject({ state: "CLOSED", deviation: null });
  const { runs } = await bed.history(noon, bed.now);
  expect(runs).toMatchObject([
    { from: noon + 2 * MINUTE, to: noon + 12 * MINUTE, kind: "manual", outcome: "ran" },
  ]);
});
