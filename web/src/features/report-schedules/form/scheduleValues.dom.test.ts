import { expect, it } from "@jest/globals";
import type { ReportScheduleLineFragment } from "../../../graphql/generated";
import { addressesIn, wrongAddress } from "./addresses";
import { cronIn, newValues, scheduleInput, valuesOf } from "./scheduleValues";

const schedule: ReportScheduleLineFragment = {
  id: "3",
  name: "Mesečno",
  interval: "LAST_MONTH",
  language: "EN",
  cron: "30 7 * * 1,4",
  timeZone: "Europe/Ljubljana",
  recipients: ["a@b.si", "c@d.si"],
  enabled: false,
  nextRunDate: null,
  clients: [
    { id: "7", name: "A" },
    { id: "8", name: "B" },
  ],
  group: null,
  lastRun: null,
  etag: null,
};

it("gives back what it was given", () => {
  expect(scheduleInput(valuesOf(schedule))).toEqual({
    name: "Mesečno",
    clientIds: ["7", "8"],
    interval: "LAST_MONTH",
    language: "EN",
    cron: "30 7 * * 1,4",
    timeZone: "Europe/Ljubljana",
    recipients: ["a@b.si", "c@d.si"],
    enabled: false,
  });
});

it("leaves an expression that is no simple time as it is", () => {
  const values = valuesOf({ ...schedule, cron: "0 */2 * * *" });
  expect([values.kind, cronIn(values)]).toEqual(["advanced", "0 */2 * * *"]);
});

it("begins with the first of the month, by the group's clock, and the location that is given", () => {
  expect(scheduleInput({ ...newValues("7", "SL"), name: " Novo " })).toEqual({
    name: "Novo",
    clientIds: ["7"],
    interval: "LAST_MONTH",
    language: "SL",
    cron: "0 6 1 * *",
    recipients: [],
    enabled: true,
  });
});

it.each([
  [{ kind: "weekly" as const, days: [] }],
  [{ kind: "daily" as const, time: "" }],
  [{ kind: "advanced" as const, cron: " " }],
])("has no expression while something is missing: %j", (missing) => {
  expect(cronIn({ ...newValues(null, "SL"), ...missing })).toBeNull();
});

it("reads addresses however they are set apart, each once", () => {
  expect(addressesIn("a@b.si, C@d.si;A@B.si\n\n c@d.si")).toEqual(["a@b.si", "C@d.si"]);
});

it.each([
  [["a@b.si", "nekdo"], "nekdo"],
  [["a@b@c"], "a@b@c"],
  [["župan@občina.si"], null],
])("finds in %j what is no address", (addresses, wrong) => {
  expect(wrongAddress(addresses)).toBe(wrong);
});
