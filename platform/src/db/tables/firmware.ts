import type { Generated, Selectable } from "kysely";

export interface FirmwareTable {
  id: Generated<number>;
  /** Null while an upload does not know it yet. */
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
  /** 0, 1, 2 …; all but the last have the same size. */
  part: number;
  data: Uint8Array;
}

export interface FirmwareAssignmentTable {
  client_id: number;
  firmware_id: number;
  assign_date: number;
  assigned_by: number | null;
  /** When the device began to fetch the file. */
  download_date: number | null;
  /** When the device last asked for the file or a range of it. */
  request_date: number | null;
  /** When the file's last byte was sent to the device. */
  downloaded_date: number | null;
  /** When the device last reported a version. Not updated once the rollout's outcome is settled. */
  report_date: number | null;
  reported_version: string | null;
  attempts: number;
}
export type FirmwareAssignmentRow = Selectable<FirmwareAssignmentTable>;
