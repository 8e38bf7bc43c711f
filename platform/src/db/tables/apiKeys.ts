import type { Generated, Selectable } from "kysely";

export interface ApiKeyTable {
  id: Generated<number>;
  key_hash: string;
  /** The key itself, only of view-only keys: embeds show it anyway. */
  key_text: string | null;
  client_id: number | null;
  /** The device that it was made for, if it leads to its place since the device went to another group. */
  former_client_id: number | null;
  group_id: number | null;
  view_only: number;
  /** JSON list; empty: any. */
  origins: string;
  name: string | null;
  created_by: number | null;
  create_date: number;
  last_used_date: number | null;
  /** From where; null if it was not noted yet. */
  last_used_address: string | null;
  /** Its first characters. Null of a full key made before they were kept, until its next use. */
  key_start: string | null;
  /** From then on it is dead; null: it has no end. */
  expire_date: number | null;
  /** When people were told of this end, or set it that late; null: not yet. */
  warned_date: number | null;
}
export type ApiKeyRow = Selectable<ApiKeyTable>;
