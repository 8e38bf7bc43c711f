import type { Translation } from "../catalogue";
import type { admin as source } from "../sl/admin";

export const admin = {
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
} as const satisfies Translation<typeof source>;
