import type { Translation } from "../../i18n/catalogue";
import { sl } from "./adminTexts.sl";

const en = {
  admin: "Admin",
  client: "Client",
  adminArea: "ADMIN",
  fleet: "Fleet",
  orders: "What devices get",
  people: "People",
  operation: "Operation",
  overview: "Overview",
  clients: "Clients",
  groups: "Groups",
  fleetHealth: "Fleet health",
  firmware: "Firmware",
  configTemplates: "Config templates",
  actions: "Actions",
  actionTemplates: "Action templates",
  customTexts: "Custom texts",
  videos: "Traffic videos",
  users: "Users",
  errorReports: "Error reports",
  openReports: { one: "{count} open", other: "{count} open" },
  auditLog: "Audit log",
  system: "System",
} as const satisfies Translation<typeof sl>;

export const adminTexts = { en, sl };
