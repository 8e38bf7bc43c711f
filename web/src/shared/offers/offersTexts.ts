import type { Translation } from "../../i18n/catalogue";
import { sl } from "./offersTexts.sl";

const en = {
  notOffered: "The portal's platform does not offer this: {what}.",
  toOverview: "To the overview",
  pageFailed: "The page could not be obtained",
  loadFailedText: "Try again in a little while.",
  APIKEY_MANAGE: "the management of keys",
  AUDIT: "the audit log",
  COMPARISON: "the comparison of periods",
  CONFIG_HISTORY: "the history of configurations",
  ERROR_REPORTS: "error reports",
  GROUP_ROLES: "roles in groups",
  NOTIFICATIONS: "notifications about devices",
  PROFILE: "the user profile",
  REPORT_SCHEDULES: "reports that are made by themselves",
  ROLLOUTS: "staged rollouts of firmware",
  SESSIONS: "the list of sign-ins",
  SYSTEM: "the state of the system",
  VALVE_HISTORY: "the history of valves",
  VIDEOS: "traffic videos",
} as const satisfies Translation<typeof sl>;

export const offersTexts = { en, sl };
