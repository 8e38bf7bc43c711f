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
  /** Until when the video is kept for its labeller. */
  lease_until: number | null;
  plates_removed: number;
  /** What people call it. */
  title: string | null;
  /** When its first frame was taken. */
  recorded_date: number | null;
  /** When a labeller last gave it back. */
  returned_date: number | null;
  /** Bytes of the film that was uploaded; null: it lies elsewhere, or is gone. */
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
  /** 0, 1, 2 …; all but the last of one size. */
  part: number;
  data: Uint8Array;
}
