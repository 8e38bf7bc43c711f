import type { SessionRecord } from "../platform-api/session.js";
import { roleOf } from "../session/role.js";
import type { ClientPermissions } from "./clientPermissions.type.js";

/** What the caller may do with a device that it sees. */
export function clientPermissions(session: SessionRecord): ClientPermissions {
  const role = roleOf(session);
  const member = role !== "viewer";
  const admin = role === "admin";
  const person = session.user !== null;
  return {
    editSettings: member,
    editSerialNumber: admin,
    readDiagnostics: member,
    readConfig: member,
    assignConfig: member,
    editPingInterval: admin,
    exportConfig: admin,
    assignFirmware: admin,
    queueActions: member,
    controlValve: member,
    manageKeys: person,
    export: member,
    report: person,
    administer: admin,
  };
}
