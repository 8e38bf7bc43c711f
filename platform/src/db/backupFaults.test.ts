import { expect, it } from "@jest/globals";
import { BackupFault, backupReasonOf } from "./backupFaults.js";

const fault = (details: object) => Object.assign(new Error("/srv/backups: no"), details);

it.each([
  [new BackupFault("there", "fileExists"), "fileExists"],
  [new BackupFault("who knows"), "failed"],
  [fault({ code: "EACCES" }), "noAccess"],
  [fault({ code: "ENOENT" }), "noAccess"],
  [fault({ code: "ENOSPC" }), "noRoom"],
  [fault({ code: "ECONNREFUSED" }), "failed"],
  [fault({ code: "ERR_SQLITE_ERROR", errcode: 13 }), "noRoom"],
  [fault({ code: "ERR_SQLITE_ERROR", errcode: 14 | (1 << 8) }), "noAccess"],
  [fault({ code: "ERR_SQLITE_ERROR", errcode: 11 }), "damaged"],
  [fault({ code: "ERR_SQLITE_ERROR", errcode: 5 }), "failed"],
  ["text", "failed"],
])("%s is told as %s", (error, reason) => expect(backupReasonOf(error)).toBe(reason));
