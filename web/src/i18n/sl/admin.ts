import type { Catalogue } from "../catalogue";

export const admin = {
  admin: "Admin",
  client: "Naprave skupine",
  adminArea: "ADMIN",
  fleet: "Naprave",
  orders: "Kaj naprave dobijo",
  people: "Ljudje",
  operation: "Delovanje",
  overview: "Pregled",
  clients: "Vse naprave",
  groups: "Skupine",
  fleetHealth: "Stanje naprav",
  firmware: "Programska oprema",
  configTemplates: "Predloge nastavitev",
  actions: "Ukazi",
  actionTemplates: "Predloge ukazov",
  customTexts: "Skupni teksti",
  users: "Uporabniki",
  errorReports: "Prijavljene napake",
  auditLog: "Dnevnik sprememb",
  system: "Sistem",
} as const satisfies Catalogue;
