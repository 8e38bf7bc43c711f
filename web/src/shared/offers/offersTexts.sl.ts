import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  notOffered: "Platforma portala tega ne ponuja: {what}.",
  toOverview: "Na pregled",
  pageFailed: "Strani ni bilo mogoče pridobiti",
  loadFailedText: "Poskusite znova čez nekaj trenutkov.",
  APIKEY_MANAGE: "urejanje ključev",
  AUDIT: "dnevnik sprememb",
  COMPARISON: "primerjava obdobij",
  CONFIG_HISTORY: "zgodovina nastavitev",
  ERROR_REPORTS: "prijave napak",
  GROUP_ROLES: "vloge v skupinah",
  NOTIFICATIONS: "obvestila o napravah",
  PROFILE: "uporabniški profil",
  REPORT_SCHEDULES: "poročila, ki se pripravljajo sama",
  ROLLOUTS: "uvajanje programske opreme po stopnjah",
  SESSIONS: "pregled prijav",
  SYSTEM: "stanje sistema",
  VALVE_HISTORY: "zgodovina delovanja ventilov",
  VIDEOS: "prometni posnetki",
} as const satisfies Catalogue;
