import type { Generated } from "kysely";

/** A file of records imported into a client's history. */
export interface ImportTable {
  id: Generated<number>;
  client_id: number;
  state: string;
  /** 1 once the upload is complete. */
  complete: number;
  create_date: number;
  /** The e-mail of the person who brought it; null for a key. */
  created_by: string | null;
  file_name: string;
  file_size: number | null;
  file_sha256: string | null;
  /** JSON: that person's options for the file. */
  options: string;
  /** JSON: the understanding of the file; null until it was looked at. */
  understanding: string | null;
  /** JSON: its effect; null until the file was read. */
  look: string | null;
  /** How often reading it was started. */
  tries: Generated<number>;
  /** 0 to 1, of the current step. */
  progress: Generated<number>;
  /** The time covered by its records. */
  from_time: number | null;
  to_time: number | null;
  /** The point in that time up to which it has been applied, or undone. */
  done_until: number | null;
  /** Later ones supersede earlier ones. */
  apply_order: number | null;
  /** 1 if it supersedes earlier imports in its time. */
  replaces: Generated<number>;
  applied_date: number | null;
  undone_date: number | null;
  undone_by: string | null;
  /** Since then its records are only stored as hours, and it can't be undone. */
  final_date: number | null;
}

export interface ImportPartTable {
  import_id: number;
  part: number;
  data: Uint8Array;
}

/** Records of an import, packed like a day. */
export interface ImportPieceTable {
  client_id: number;
  import_id: number;
  piece: number;
  from_time: number;
  to_time: number;
  reading_count: number;
  interval_count: number;
  /** 1 if it counts: its import is applied there, and nothing supersedes it. */
  counts: number;
  /** The import that supersedes it. */
  superseded_by: number | null;
  /** Packed intervals from `from_time` on. */
  coverage: Uint8Array;
  data: Uint8Array;
}

/** The content of an hour besides imports, kept because the records themselves are deleted. */
export interface KeptHourTable {
  client_id: number;
  hour_start: number;
  histogram: Uint8Array;
  coverage: Uint8Array;
}

/** A period in which a client's own data is excluded. */
export interface ExclusionTable {
  id: Generated<number>;
  client_id: number;
  from_time: number;
  to_time: number;
  reason: string;
  create_date: number;
  created_by: string | null;
}
