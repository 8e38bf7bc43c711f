import { expect, it } from "@jest/globals";
import { lackingAt } from "./needs";

const nothing = { areKnown: true, has: () => false };

it.each([
  ["/compare", "COMPARISON"],
  ["/reports", "REPORT_SCHEDULES"],
  ["/reports/7/edit", "REPORT_SCHEDULES"],
  ["/profile", "PROFILE"],
  ["/notifications", "NOTIFICATIONS"],
  ["/keys", "APIKEY_MANAGE"],
  ["/reporterror", "ERROR_REPORTS"],
  ["/admin/videos", "VIDEOS"],
  ["/admin/error_reports", "ERROR_REPORTS"],
  ["/admin/audit_log", "AUDIT"],
  ["/admin/system", "SYSTEM"],
])("%s lacks %s in front of a platform that offers nothing", (path, offer) => {
  expect(lackingAt(path, nothing)).toBe(offer);
});

it.each([
  "/overview",
  "/client",
  "/client/7",
  "/location/2",
  "/traffic",
  "/stetje",
  "/admin/clients",
  "/admin/fleet_health",
])("%s lacks nothing", (path) => {
  expect(lackingAt(path, nothing)).toBeUndefined();
});

it("needs one of several", () => {
  const sessions = { areKnown: true, has: (offer: string) => offer === "SESSIONS" };
  expect(lackingAt("/profile", sessions)).toBeUndefined();
});
