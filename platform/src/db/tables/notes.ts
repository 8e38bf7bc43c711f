import type { Generated, Selectable } from "kysely";

/** A note on [from, to), Unix seconds, of either a device or place (client) or a group. */
export interface NoteTable {
  id: Generated<number>;
  client_id: number | null;
  group_id: number | null;
  /** The calendar that brought it; null: somebody wrote it. */
  calendar_id: number | null;
  kind: string;
  text: string;
  from_time: number;
  to_time: number;
  create_date: number;
}
export type NoteRow = Selectable<NoteTable>;

/** A group's calendar. Its events are notes. */
export interface CalendarTable {
  id: Generated<number>;
  group_id: number;
  name: string;
  /** Of its notes. */
  kind: string;
  /** Where it is read from each day; null: it was a file. */
  url: string | null;
  create_date: number;
  /** The last look at its address. */
  checked_date: number;
  /** When what there is was taken in. */
  taken_date: number;
  /** A fault's code, of the last look; null: it went well. */
  fault: string | null;
  /** Events outside of the years that are kept. */
  outside: number;
  /** JSON: what of its file was not understood. */
  left_out: string;
}
export type CalendarRow = Selectable<CalendarTable>;
