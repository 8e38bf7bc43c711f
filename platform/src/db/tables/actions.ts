import type { Generated, Selectable } from "kysely";

export interface ActionTable {
  id: Generated<number>;
  client_id: number;
  /** JSON. */
  data: string;
  /** created, accepted, succeeded or failure. */
  status: string;
  enabled: number;
  message: string | null;
  created_by: number | null;
  create_date: number;
  accept_date: number | null;
  done_date: number | null;
}
export type ActionRow = Selectable<ActionTable>;
