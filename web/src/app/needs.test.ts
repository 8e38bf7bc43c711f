import { expect, it } from "@jest/globals";
import type { NamedOffer } from "../shared/offers/NotOffered";
import { adminPages } from "./admin/adminPages";
import { lackingOf } from "./needs";
import { pageAt } from "./userPages";

const nothing = { areKnown: true, has: () => false };

const needsAt = (pathname: string): readonly NamedOffer[] | undefined => {
  const page = pageAt(pathname) ?? adminPages.find(({ path }) => path === pathname);
  expect(page).toBeDefined();
  return page?.needs;
};

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
  expect(lackingOf(needsAt(path), nothing)).toBe(offer);
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
  expect(lackingOf(needsAt(path), nothing)).toBeUndefined();
});

it("needs one of several", () => {
  const sessions = { areKnown: true, has: (offer: string) => offer === "SESSIONS" };
  expect(lackingOf(needsAt("/profile"), sessions)).toBeUndefined();
});
