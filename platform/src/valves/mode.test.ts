import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { effectiveMode, modeToStore, type StoredMode, VALVE_MODES } from "./mode.rules.js";

const NOW = 1_794_700_800;
const fresh = effectiveMode(null, NOW);
const after = (before: StoredMode, mode: StoredMode["mode"], now: number, duration?: number) =>
  modeToStore(effectiveMode(before, now), { mode, duration }, now);

describe("a valve's mode", () => {
  it("is the schedule where nothing is written down", () =>
    expect(fresh).toMatchObject({ mode: "schedule", manualUntil: null }));

  it("goes back after a manual run to what was before", () => {
    for (const before of [fresh, after(fresh, "manualOff", NOW - 9)]) {
      const run = after(before, "manualOn", NOW, 600);
      expect(effectiveMode(run, NOW + 599)).toMatchObject({ mode: "manualOn", manualUntil: NOW + 600 });
      expect(effectiveMode(run, NOW + 600)).toMatchObject({
        mode: before.mode,
        manualUntil: null,
        changeDate: NOW + 600,
      });
    }
  });

  it("goes back to the same after a run that was prolonged, or got its end later", () => {
    const off = after(fresh, "manualOff", NOW);
    const prolonged = after(after(off, "manualOn", NOW, 600), "manualOn", NOW + 300, 600);
    expect(effectiveMode(prolonged, NOW + 900).mode).toBe("manualOff");
    const endless = after(fresh, "manualOn", NOW);
    expect(effectiveMode(endless, NOW + 1e6).mode).toBe("manualOn");
    expect(effectiveMode(after(endless, "manualOn", NOW, 60), NOW + 60).mode).toBe("schedule");
  });

  it("never depends on whether an end is written down", () => {
    const wanted = fc.record({
      mode: fc.constantFrom(...VALVE_MODES),
      duration: fc.option(fc.integer({ min: 1, max: 86_400 }), { nil: undefined }),
      wait: fc.integer({ min: 0, max: 100_000 }),
    });
    fc.assert(
      fc.property(fc.array(wanted, { maxLength: 6 }), (steps) => {
        let [lazy, settled]: [StoredMode, StoredMode] = [fresh, fresh];
        let now = NOW;
        for (const { mode, duration, wait } of steps) {
          const end = mode === "manualOn" ? duration : undefined;
          lazy = after(lazy, mode, now, end);
          settled = after(settled, mode, now, end);
          now += wait;
          settled = effectiveMode(settled, now);
          expect(effectiveMode(lazy, now)).toEqual(settled);
        }
      }),
    );
  });

  it.each([
    [{ mode: "manualOn" as const, duration: 86_401 }, "duration"],
    [{ mode: "manualOn" as const, until: NOW }, "until"],
    [{ mode: "manualOn" as const, until: NOW + 60, duration: 60 }, "duration"],
    [{ mode: "manualOff" as const, duration: 60 }, "duration"],
    [{ mode: "schedule" as const, until: NOW + 60 }, "until"],
  ])("refuses %j", (wanted, path) =>
    expect(() => modeToStore(fresh, wanted, NOW)).toThrow(
      expect.objectContaining({ code: "VALIDATION_FAILED", fields: [expect.objectContaining({ path })] }),
    ),
  );
});
