import type { Generated, Selectable } from "kysely";

export interface FirmwareTable {
  id: Generated<number>;
  /** What an upload under way does not know yet is null. */
  version: string | null;
  hardware_type: string | null;
  description: string | null;
  sha256: string | null;
  /** Bytes. */
  size: number;
  /** 0 while it is uploaded. */
  complete: number;
  created_by: number | null;
  create_date: number;
}
export type FirmwareRow = Selectable<FirmwareTable>;

export interface FirmwarePartTable {
  firmware_id: number;
  /** 0, 1, 2 …; all but the last of one size. */
  part: number;
  data: Uint8Array;
}

export interface FirmwareAssignmentTable {
  client_id: number;
  firmware_id: number;
  assign_date: number;
  assigned_by: number | null;
  /** The device began to fetch the file. */
  download_date: number | null;
  /** The device last asked for the file or a range of it. */
  request_date: number | null;
  /** The device was sent the file's last byte. */
  downloaded_date: number | null;
  /** The device last told a version; not moved on once that settles how the rollout went. */
  report_date: number | null;
  reported_version: string | null;
  attempts: number;
}
export type FirmwareAssignmentRow = Selectable<FirmwareAssignmentTable>;
