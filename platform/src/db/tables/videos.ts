import type { Generated, Selectable } from "kysely";

export interface VideoTable {
  id: Generated<number>;
  url: string;
  /** Frames a second. */
  frame_rate: number;
  /** JSON list. */
  vehicles: string;
  checked: number;
  create_date: number;
  checked_date: number | null;
  labeller_id: number | null;
  /** The video is reserved for its labeller until then. */
  lease_until: number | null;
  plates_removed: number;
  title: string | null;
  /** Time of its first frame. */
  recorded_date: number | null;
  /** When a labeller last gave it back. */
  returned_date: number | null;
  /** Bytes of the uploaded film; null: it is at an address elsewhere, or gone. */
  file_size: number | null;
  /** Media type. */
  file_type: string | null;
  file_sha256: string | null;
  /** 0 while it is uploaded. */
  complete: number;
}
export type VideoRow = Selectable<VideoTable>;

export interface VideoPartTable {
  video_id: number;
  /** 0, 1, 2 …; all but the last have the same size. */
  part: number;
  data: Uint8Array;
}
