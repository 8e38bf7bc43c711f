import type { Generated } from "kysely";

export interface EventLogTable {
  id: Generated<number>;
  time: number;
  type: string;
  client_id: number;
  /** JSON list of the ids of the groups that may see it. Admins see all. */
  audience: string;
  data: string;
  /**
   * JSON: groups that came to the client after the event's subject, and the data they get instead; null:
   * none.
   */
  late: string | null;
}
