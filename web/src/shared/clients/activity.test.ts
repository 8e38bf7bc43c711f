import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { activities, activityOf, isNeverHeard, lastHeardOf } from "./activity";

const now = 1_790_000_000;
const heard = (age: number) => ({ lastActiveDate: now - age, hasReported: true });
const never = { lastActiveDate: null, hasReported: false };
const untold = { lastActiveDate: null, hasReported: null };

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
    expect([never, untold, heard(9)].map(isNeverHeard)).toEqual([true, false, false]);
  });

  it("only ever worsens while nothing is heard", () => {
    const rank = (age: number) => activities.indexOf(activityOf(heard(age), now));
    fc.assert(fc.property(fc.nat(100_000), fc.nat(100_000), (age, more) => rank(age + more) >= rank(age)));
  });
});

it.each([
  ["the newest of them", [heard(90), untold, heard(30), never], heard(30)],
  ["never where that is told of all", [never, never], never],
  ["nothing where one is not told", [never, untold], untold],
  ["nothing of no devices", [], untold],
])("takes of several devices %s", (_what, devices, together) => {
  expect(lastHeardOf(devices)).toEqual(together);
});
