import type { Generated } from "kysely";

/** A file of records that somebody brings into a client's history. */
export interface ImportTable {
  id: Generated<number>;
  client_id: number;
  state: string;
  /** Whether the upload is whole. */
  complete: number;
  create_date: number;
  /** The e-mail of who brought it; null for a key. */
  created_by: string | null;
  file_name: string;
  file_size: number | null;
  file_sha256: string | null;
  /** JSON: what that person said about the file. */
  options: string;
  /** JSON: what was found in the file; null until it was looked at. */
  understanding: string | null;
  /** JSON: what it would do; null until it was read. */
  look: string | null;
  /** How often its reading was begun. */
  tries: Generated<number>;
  /** 0 to 1, of what is under way. */
  progress: Generated<number>;
  /** What its records cover. */
  from_time: number | null;
  to_time: number | null;
  /** How far into that time it has been applied, or undone. */
  done_until: number | null;
  /** Later ones supersede earlier ones. */
  apply_order: number | null;
  /** Whether it supersedes what earlier imports say of its time. */
  replaces: Generated<number>;
  applied_date: number | null;
  undone_date: number | null;
  undone_by: string | null;
  /** Since its records are kept as hours alone: it can't be undone any more. */
  final_date: number | null;
}

export interface ImportPartTable {
  import_id: number;
  part: number;
  data: Uint8Array;
}

/** Records of an import, packed as a day is. */
export interface ImportPieceTable {
  client_id: number;
  import_id: number;
  piece: number;
  from_time: number;
  to_time: number;
  reading_count: number;
  interval_count: number;
  /** Whether it counts: its import is applied there, and nothing supersedes it. */
  counts: number;
  /** The import that says something else of its time. */
  superseded_by: number | null;
  /** Packed intervals from `from_time` on. */
  coverage: Uint8Array;
  data: Uint8Array;
}

/** What is known of an hour beside imports, where the records themselves are gone. */
export interface KeptHourTable {
  client_id: number;
  hour_start: number;
  histogram: Uint8Array;
  coverage: Uint8Array;
}

/** A period of which what a client sent is left out. */
export interface ExclusionTable {
  id: Generated<number>;
  client_id: number;
  from_time: number;
  to_time: number;
  reason: string;
  create_date: number;
  created_by: string | null;
}
