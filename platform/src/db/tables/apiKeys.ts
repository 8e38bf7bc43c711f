import type { Generated, Selectable } from "kysely";

export interface ApiKeyTable {
  id: Generated<number>;
  key_hash: string;
  /** The key itself, only of view-only keys: embeds show it anyway. */
  key_text: string | null;
  client_id: number | null;
  group_id: number | null;
  view_only: number;
  /** JSON list; empty: any. */
  origins: string;
  name: string | null;
  created_by: number | null;
  create_date: number;
  last_used_date: number | null;
}
export type ApiKeyRow = Selectable<ApiKeyTable>;
