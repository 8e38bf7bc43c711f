import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { activities, activityOf } from "./activity";

const now = 1_790_000_000;

describe("activityOf", () => {
  it.each([
    [0, "ok"],
    [599, "ok"],
    [600, "late"],
    [3599, "late"],
    [3600, "silent"],
    [86_400 * 365, "silent"],
  ] as const)("an age of %i s is %s", (age, activity) => {
    expect(activityOf(now - age, now)).toBe(activity);
  });

  it("tells never heard from silent, and takes a clock that runs ahead for alive", () => {
    expect(activityOf(null, now)).toBe("never");
    expect(activityOf(now + 30, now)).toBe("ok");
  });

  it("only ever worsens while nothing is heard", () => {
    const rank = (age: number) => activities.indexOf(activityOf(now - age, now));
    fc.assert(fc.property(fc.nat(100_000), fc.nat(100_000), (age, more) => rank(age + more) >= rank(age)));
  });
});
