import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { draftOf, evenEnds, newDraft, readDraft, withTimes } from "./noteDraft";

const zone = "Europe/Ljubljana";
const at = (text: string) => Date.parse(text) / 1000;

it("takes whole days to the end of the last one, over a clock change too", () => {
  const draft = { ...newDraft("2026-10-24"), text: " Zapora ", to: "2026-10-25" };
  expect(readDraft(draft, zone)).toEqual({
    fields: {
      kind: "ROAD_WORKS",
      text: "Zapora",
      from: at("2026-10-24T00:00+02:00"),
      to: at("2026-10-26T00:00+01:00"),
    },
  });
});

it.each([
  [{ text: "" }, { text: "whatMissing" }],
  [{ from: "" }, { from: "fromMissing" }],
  [{ to: "" }, { to: "toMissing" }],
  [{ to: "2026-05-10" }, { to: "order" }],
  [{ withTime: true, from: "2026-05-11T08:00", to: "2026-05-11T08:00" }, { to: "order" }],
])("says what is wrong with %j", (wrong, faults) => {
  expect(readDraft({ ...newDraft("2026-05-11"), text: "Zapora", ...wrong }, zone)).toEqual({ faults });
});

it("gives days times, and takes them away again", () => {
  const timed = withTimes(newDraft("2026-05-11"), true);
  expect([timed.from, timed.to]).toEqual(["2026-05-11T00:00", "2026-05-11T23:59"]);
  expect(withTimes(timed, false)).toEqual(newDraft("2026-05-11"));
});

it("evens the ends where one person turned to times and another moved a day", () => {
  const merged = { ...newDraft("2026-05-11"), withTime: true, to: "2026-05-12T10:00" };
  expect(evenEnds(merged)).toEqual({ ...merged, from: "2026-05-11T00:00" });
  expect(evenEnds({ ...merged, withTime: false })).toEqual({ ...newDraft("2026-05-11"), to: "2026-05-12" });
  const timed = { ...merged, from: "2026-05-11T08:30" };
  expect(evenEnds(timed)).toEqual(timed);
});

it("says again what it was made of, to the minute", () => {
  const minute = fc.integer({ min: at("2020-01-01T00:00Z") / 60, max: at("2030-01-01T00:00Z") / 60 });
  fc.assert(
    fc.property(minute, fc.integer({ min: 1, max: 10_000 }), (from, length) => {
      const fields = { kind: "EVENT" as const, text: "x", from: from * 60, to: (from + length) * 60 };
      const read = readDraft(draftOf(fields, zone), zone);
      // The second pass of autumn's doubled hour can't be typed.
      const isDoubled = [fields.from, fields.to].some(
        (time) => new Date(time * 1000).getUTCMonth() === 9 && new Date(time * 1000).getUTCHours() === 1,
      );
      if (!isDoubled) expect(read).toEqual({ fields });
    }),
  );
});
