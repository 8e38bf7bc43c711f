import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { activities, activityOf, countActivities, hasNoData, heardDateOf, shownActivities } from "./activity";
import { lastDataOf, lastHeardOf } from "./lastData";

const now = 1_790_000_000;
const noCounts = { lastCountDate: null, hasCounted: false };
const heard = (age: number) => ({ lastActiveDate: now - age, hasReported: true, ...noCounts });
const never = { lastActiveDate: null, hasReported: false, ...noCounts };
const untold = { lastActiveDate: null, hasReported: null, lastCountDate: null, hasCounted: null };
/** From imported readings only. */
const counted = (age: number) => ({ ...never, lastCountDate: now - age, hasCounted: true });

describe("activityOf", () => {
  it.each([
    [0, "ok"],
    [599, "ok"],
    [600, "late"],
    [3599, "late"],
    [3600, "silent"],
    [86_400 * 365, "silent"],
  ] as const)("an age of %i s is %s", (age, activity) => {
    expect(activityOf(heard(age), now)).toBe(activity);
  });

  it("tells never heard from silent, and takes a clock that runs ahead for alive", () => {
    expect(activityOf(never, now)).toBe("never");
    expect(activityOf(heard(-30), now)).toBe("ok");
  });

  it("says never only where that is told", () => {
    expect(activityOf(untold, now)).toBe("unknown");
    expect(activityOf({ ...untold, hasReported: true }, now)).toBe("unknown");
  });

  it("is neither silent nor never where the device has counts and was never heard by itself", () => {
    for (const age of [5, 2_000, 86_400 * 3_650]) expect(activityOf(counted(age), now)).toBe("counted");
    expect(activityOf({ ...never, lastCountDate: null, hasCounted: true }, now)).toBe("counted");
    expect(activityOf({ ...heard(7_200), lastCountDate: now - 60, hasCounted: true }, now)).toBe("silent");
  });

  it("only ever worsens while nothing is heard", () => {
    const rank = (age: number) => activities.indexOf(activityOf(heard(age), now));
    fc.assert(fc.property(fc.nat(100_000), fc.nat(100_000), (age, more) => rank(age + more) >= rank(age)));
  });
});

describe("the last data", () => {
  it("are the later of what was heard and what was counted", () => {
    expect(lastDataOf(heard(90))).toBe(now - 90);
    expect(lastDataOf(counted(500))).toBe(now - 500);
    expect(lastDataOf({ ...heard(900), lastCountDate: now - 500, hasCounted: true })).toBe(now - 500);
    expect(lastDataOf({ ...heard(20), lastCountDate: now - 500, hasCounted: true })).toBe(now - 20);
    expect(lastDataOf(never)).toBeNull();
    expect(heardDateOf({ ...heard(900), lastCountDate: now - 500, hasCounted: true })).toBe(now - 900);
    expect(heardDateOf(counted(500))).toBe(now - 500);
  });

  it("are told never to have come only where that is told of both", () => {
    expect(hasNoData(never)).toBe(true);
    for (const one of [heard(9), counted(9), untold]) expect(hasNoData(one)).toBe(false);
    expect(hasNoData({ ...never, hasCounted: null })).toBe(false);
    expect(hasNoData({ ...never, hasReported: null })).toBe(false);
  });
});

it("counts those with counts alone apart, and shows that only where there are such", () => {
  const counts = countActivities([heard(5), counted(5), counted(90_000), never], now);
  expect(counts).toEqual({ ok: 1, late: 0, silent: 0, counted: 2, never: 1, unknown: 0 });
  expect(shownActivities(counts)).toEqual(["ok", "late", "silent", "counted", "never"]);
  expect(shownActivities(countActivities([heard(5)], now))).not.toContain("counted");
});

it.each([
  ["the newest count of those with counts alone", [counted(90), counted(30), never], counted(30)],
  ["both newest", [counted(90), heard(700)], { ...heard(700), lastCountDate: now - 90, hasCounted: true }],
  ["the newest of them", [heard(90), untold, heard(30), never], { ...heard(30), hasCounted: null }],
  ["never where that is told of all", [never, never], never],
  ["nothing where one is not told", [never, untold], untold],
  ["nothing of no devices", [], untold],
])("takes of several devices %s", (_what, devices, together) => {
  expect(lastHeardOf(devices)).toEqual(together);
});
