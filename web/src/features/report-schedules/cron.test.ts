import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cronOf, type Simple, simpleOf } from "./cron";

const two = (value: number) => String(value).padStart(2, "0");
const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const simple: fc.Arbitrary<Simple> = fc.oneof(
  fc.record({ kind: fc.constant("daily" as const), time }),
  fc.record({
    kind: fc.constant("weekly" as const),
    days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    time,
  }),
  fc.record({
    kind: fc.constant("monthly" as const),
    day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant("last" as const)),
    time,
  }),
);

it("reads every simple time from its own expression", () => {
  fc.assert(fc.property(simple, (when) => expect(simpleOf(cronOf(when))).toEqual(when)));
});

describe("an expression", () => {
  it.each([
    ["0 6 1 * *", { kind: "monthly", day: 1, time: "06:00" }],
    ["5 0 L * *", { kind: "monthly", day: "last", time: "00:05" }],
    ["30 7 * * 1-5", { kind: "weekly", days: [1, 2, 3, 4, 5], time: "07:30" }],
    ["0 7 * * 0,3", { kind: "weekly", days: [3, 7], time: "07:00" }],
    ["0 7 * * 7", { kind: "weekly", days: [7], time: "07:00" }],
    [" 0  7  *  *  * ", { kind: "daily", time: "07:00" }],
  ])("%s is simple", (cron, when) => expect(simpleOf(cron)).toEqual(when));

  it.each([
    "",
    "0 7 * *",
    "0 7 * * * *",
    "0 */2 * * *",
    "0 24 * * *",
    "60 7 * * *",
    "0 7 1,15 * *",
    "0 7 0 * *",
    "0 7 1 1 *",
    "0 7 1 * 1",
    "0 7 * * 5-1",
    "0 7 * * MON",
    "0 7 * * 1#2",
  ])("%s is not", (cron) => expect(simpleOf(cron)).toBeNull());
});
