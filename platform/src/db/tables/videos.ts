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
}
export type VideoRow = Selectable<VideoTable>;
