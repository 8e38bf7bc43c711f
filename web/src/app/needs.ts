import { matchPath } from "react-router-dom";
import type { NamedOffer } from "../shared/offers/NotOffered";
import type { Offers } from "../shared/offers/portalOffers";
import { paths } from "./paths";

/** Pages, with those below them, that need what not every platform offers: one of these. */
const needs: readonly [path: string, ...offers: NamedOffer[]][] = [
  [paths.compare, "COMPARISON"],
  [paths.reportSchedules, "REPORT_SCHEDULES"],
  [paths.profile, "PROFILE", "SESSIONS"],
  [paths.notifications, "NOTIFICATIONS"],
  [paths.apiKeys, "APIKEY_MANAGE"],
  [paths.reportError, "ERROR_REPORTS"],
  [paths.videos, "VIDEOS"],
  [paths.errorReports, "ERROR_REPORTS"],
  [paths.auditLog, "AUDIT"],
  [paths.system, "SYSTEM"],
];

/** What the portal's platform lacks for the page at an address; undefined where nothing. */
export function lackingAt(pathname: string, offers: Offers): NamedOffer | undefined {
  const [, ...needed] = needs.find(([path]) => matchPath({ path, end: false }, pathname)) ?? [];
  return needed.some(offers.has) ? undefined : needed[0];
}
