import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { WRITINGS } from "../exports/form.js";
import { labelLines, labelTitles, localTimes, passedAt } from "./labelLines.rules.js";

const ZONE = "Europe/Ljubljana";

const instant = fc.integer({ min: 0, max: 4_102_444_800 });

it("write any instants, in any order, so that each can be read back", () => {
  const timeText = localTimes(ZONE);
  fc.assert(
    fc.property(fc.array(instant, { maxLength: 20 }), (instants) => {
      for (const one of instants) expect(Date.parse(timeText(one)) / 1000).toBe(one);
    }),
  );
});

it("tell when a vehicle passed by its label, else by its frame, within that second", () => {
  const frame = fc.nat({ max: 1e6 });
  const frameRate = fc.double({ min: 1, max: 240, noNaN: true });
  fc.assert(
    fc.property(fc.option(instant), fc.option(instant), fc.option(frame), frameRate, (...values) => {
      const [datetime, recordedDate, shown, rate] = values;
      const passed = passedAt({ datetime, frame: shown }, { recordedDate, frameRate: rate });
      if (datetime !== null) return expect(passed).toBe(datetime);
      if (recordedDate === null || shown === null) return expect(passed).toBeNull();
      const [second, exact] = [(passed ?? Number.NaN) - recordedDate, shown / rate];
      expect([second <= exact, second > exact - 1]).toEqual([true, true]);
    }),
  );
});

it("have a cell for each column, whatever the language and whoever reads", () => {
  const vehicle = { id: 1, faultyReading: false, direction: null, datetime: null, frame: null };
  for (const writing of Object.values(WRITINGS)) {
    for (const plates of [true, false]) {
      const types = [...Object.keys(writing.texts.labels.types), "tractor", "constructor", null];
      const vehicles = types.map((vehicleType) => ({ ...vehicle, vehicleType, plate: "LJ 1" }));
      const video = { id: 1, title: null, checked: false, recordedDate: null, frameRate: 15, vehicles };
      const lines = labelLines(video, writing, String, plates);
      const titles = labelTitles(writing, ZONE, plates);
      for (const line of lines) expect(line).toHaveLength(titles.length);
      const written = lines.map((line) => line[8]);
      expect(written).toEqual([...Object.values(writing.texts.labels.types), "tractor", "constructor", ""]);
      expect(lines.flat().includes("LJ 1")).toBe(plates);
    }
  }
});
