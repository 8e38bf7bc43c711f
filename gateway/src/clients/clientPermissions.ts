import { flagsOf } from "../objectType.js";
import type { SessionRecord } from "../platform-api/session.js";
import { hasRole, roleOf } from "../session/role.js";

export const ClientPermissions = flagsOf("ClientPermissions", "What the caller may do with the device.", {
  editSettings: "Change its settings and notes.",
  editSerialNumber: "Change its serial number.",
  readDiagnostics: "See its diagnostics and single readings.",
  readConfig: "See its configuration.",
  assignConfig: "Give it another configuration.",
  editPingInterval: "Set how often it asks for orders: its ping interval.",
  exportConfig: "Download its configuration as a document.",
  assignFirmware: "Give it another firmware.",
  queueActions: "Ask it to do something.",
  controlValve: "Open and close it by hand, where it is a valve.",
  manageKeys: "See, make and delete its API keys, for embeds and scripts.",
  export: "Download its figures as CSV and workbooks.",
  report: "Download its report as PDF.",
  administer: "Change its groups, its camera and its device key, and take it away.",
});
export type ClientPermissions = InstanceType<typeof ClientPermissions>;

/** The caller's rights on a device that they see. */
export function clientPermissions(session: SessionRecord): ClientPermissions {
  const role = roleOf(session);
  const member = role !== "viewer";
  const admin = role === "admin";
  const person = session.user !== null;
  const operator = hasRole(session, "operator");
  const editor = hasRole(session, "editor");
  return {
    editSettings: editor,
    editSerialNumber: admin,
    readDiagnostics: member,
    readConfig: member,
    assignConfig: editor,
    editPingInterval: admin,
    exportConfig: admin,
    assignFirmware: admin,
    queueActions: operator,
    controlValve: operator,
    manageKeys: person && editor,
    export: member,
    report: person,
    administer: admin,
  };
}
