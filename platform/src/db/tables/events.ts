import type { Generated } from "kysely";

export interface EventLogTable {
  id: Generated<number>;
  time: number;
  type: string;
  client_id: number;
  /** JSON list of the ids of the groups that may see it; admins see all. */
  audience: string;
  data: string;
  /** JSON: groups that came to the client later than what is told of, and what they are told instead; null: none. */
  late: string | null;
}
