import type { Db } from "../db/tables.js";
import { findAssignment, noteAssignment } from "./assignment.store.js";
import { installFailed } from "./rollout.rules.js";

/**
 * Notes the version that a device tells of itself for what it was assigned.
 * @param instant of the device's status, Unix seconds, not in the future
 */
export async function noteReportedVersion(
  tx: Db,
  clientId: number,
  version: string,
  instant: number,
): Promise<void> {
  const found = await findAssignment(tx, clientId);
  if (!found) return;
  const { firmware, assignment } = found;
  const same = assignment.reportedVersion === version;
  const settled = version === firmware.version || installFailed(assignment, firmware.version);
  if (same && settled && assignment.reportDate !== null) return;
  const report = { report_date: instant, reported_version: version };
  await noteAssignment(tx, clientId, firmware.id, report);
}
