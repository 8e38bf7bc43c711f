import { expect, it } from "@jest/globals";
import { countActivities, shownActivities } from "./activity";

const now = 1_790_000_000;
const counts = { lastCountDate: null, hasCounted: false };
const heard = { lastActiveDate: now - 5, hasReported: true, ...counts };
const never = { lastActiveDate: null, hasReported: false, ...counts };
const untold = { lastActiveDate: null, hasReported: null, lastCountDate: null, hasCounted: null };

it.each([
  ["as ever where all is told", [heard, never], ["ok", "late", "silent", "never"]],
  ["as ever where there is none", [], ["ok", "late", "silent", "never"]],
  [
    "what is not told instead of a never that nobody tells",
    [heard, untold],
    ["ok", "late", "silent", "unknown"],
  ],
  ["both where both are told", [never, untold], ["ok", "late", "silent", "never", "unknown"]],
])("shows %s", (_what, clients, shown) => {
  expect(shownActivities(countActivities(clients, now))).toEqual(shown);
});

it("has no figures where it is told of none", () => {
  expect(countActivities([untold], now)).toEqual({
    ok: null,
    late: null,
    silent: null,
    counted: null,
    never: null,
    unknown: 1,
  });
});
