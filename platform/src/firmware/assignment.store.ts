import type { FirmwareAssignmentRow } from "../db/tables/firmware.js";
import type { Db } from "../db/tables.js";
import type { Progress } from "./rollout.rules.js";
import type { Firmware } from "./store.js";

/** A client's assigned firmware, and its progress. */
export interface Assignment extends Progress {
  clientId: number;
  assignDate: number;
  /** When the device began to fetch the file. */
  downloadDate: number | null;
  attempts: number;
}

/** Rows per statement: databases limit its parameters. */
const AT_ONCE = 500;

/**
 * Assigns a firmware to clients, replacing their earlier assignments, each with the version that it last
 * reported.
 */
export async function assignFirmware(
  tx: Db,
  firmwareId: number,
  clients: { id: number; firmwareVersion: string | null; attempts: number }[],
  assignedBy: number | null,
  now: number,
): Promise<void> {
  const assigned = clients.map(({ id, firmwareVersion, attempts }) => ({
    client_id: id,
    firmware_id: firmwareId,
    assign_date: now,
    assigned_by: assignedBy,
    download_date: null,
    request_date: null,
    downloaded_date: null,
    report_date: null,
    reported_version: firmwareVersion,
    attempts,
  }));
  for (let from = 0; from < assigned.length; from += AT_ONCE)
    await tx
      .insertInto("firmware_assignment")
      .values(assigned.slice(from, from + AT_ONCE))
      .onConflict((conflict) =>
        conflict.column("client_id").doUpdateSet(({ ref }) => ({
          firmware_id: ref("excluded.firmware_id"),
          assign_date: ref("excluded.assign_date"),
          assigned_by: ref("excluded.assigned_by"),
          download_date: null,
          request_date: null,
          downloaded_date: null,
          report_date: null,
          reported_version: ref("excluded.reported_version"),
          attempts: ref("excluded.attempts"),
        })),
      )
      .execute();
}

/** By client. */
export async function listAssignments(db: Db, firmwareId: number): Promise<Assignment[]> {
  const rows = await db
    .selectFrom("firmware_assignment")
    .selectAll()
    .where("firmware_id", "=", firmwareId)
    .orderBy("client_id")
    .execute();
  return rows.map(toAssignment);
}

/** The assignments of clients, by client; those without one are left out. */
export async function listAssignmentsOf(
  db: Db,
  clientIds: readonly number[],
): Promise<(Assignment & { firmwareId: number; version: string })[]> {
  const rows = await db
    .selectFrom("firmware_assignment")
    .innerJoin("firmware", "firmware.id", "firmware_assignment.firmware_id")
    .selectAll("firmware_assignment")
    .select("firmware.version")
    .where("firmware_assignment.client_id", "in", clientIds)
    .orderBy("firmware_assignment.client_id")
    .execute();
  return rows.map(({ version, ...row }) => ({
    ...toAssignment(row),
    firmwareId: row.firmware_id,
    version: version ?? "",
  }));
}

/** The firmware that a client should install, with its progress; undefined if nothing is assigned. */
export async function findAssignment(
  db: Db,
  clientId: number,
): Promise<
  { firmware: Pick<Firmware, "id" | "version" | "sha256" | "size">; assignment: Assignment } | undefined
> {
  const row = await db
    .selectFrom("firmware_assignment")
    .innerJoin("firmware", "firmware.id", "firmware_assignment.firmware_id")
    .selectAll("firmware_assignment")
    .select(["firmware.version", "firmware.sha256", "firmware.size"])
    .where("firmware_assignment.client_id", "=", clientId)
    .where("firmware.complete", "=", 1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { version, sha256, size, ...assignment } = row;
  return {
    firmware: { id: row.firmware_id, version: version ?? "", sha256: sha256 ?? "", size },
    assignment: toAssignment(assignment),
  };
}

/** Sets dates of an assignment, if it is still of this firmware. @returns true if it is */
export async function noteAssignment(
  db: Db,
  clientId: number,
  firmwareId: number,
  change: Partial<
    Pick<
      FirmwareAssignmentRow,
      "download_date" | "request_date" | "downloaded_date" | "report_date" | "reported_version"
    >
  >,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("firmware_assignment")
    .set(change)
    .where("client_id", "=", clientId)
    .where("firmware_id", "=", firmwareId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Withdraws assignments whose file was never requested. @returns their clients */
export async function withdrawUntouched(tx: Db, firmwareId: number, clientIds: number[]): Promise<number[]> {
  const rows = await tx
    .deleteFrom("firmware_assignment")
    .where("firmware_id", "=", firmwareId)
    .where("client_id", "in", clientIds)
    .where("request_date", "is", null)
    .returning("client_id")
    .execute();
  return rows.map((row) => row.client_id);
}

function toAssignment(row: FirmwareAssignmentRow): Assignment {
  return {
    clientId: row.client_id,
    assignDate: row.assign_date,
    downloadDate: row.download_date,
    requestDate: row.request_date,
    downloadedDate: row.downloaded_date,
    reportDate: row.report_date,
    reportedVersion: row.reported_version,
    attempts: row.attempts,
  };
}
