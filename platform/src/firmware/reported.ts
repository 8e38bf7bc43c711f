import type { Db } from "../db/tables.js";
import { findAssignment, noteAssignment } from "./assignment.store.js";
import { installFailed } from "./rollout.rules.js";

/**
 * Applies the version that a device reports to its assignment.
 * @param instant of the device's status, Unix seconds, not in the future
 * @param installTime seconds
 * @returns true if the assignment settles by that for the first time
 */
export async function noteReportedVersion(
  tx: Db,
  clientId: number,
  version: string,
  instant: number,
  installTime: number,
): Promise<boolean> {
  const found = await findAssignment(tx, clientId);
  if (!found) return false;
  const { firmware, assignment } = found;
  const same = assignment.reportedVersion === version;
  const settled = version === firmware.version || installFailed(assignment, firmware.version, installTime);
  if (same && settled && assignment.reportDate !== null) return false;
  await noteAssignment(tx, clientId, firmware.id, { report_date: instant, reported_version: version });
  const told = { ...assignment, reportDate: instant, reportedVersion: version };
  return version === firmware.version || installFailed(told, firmware.version, installTime);
}
