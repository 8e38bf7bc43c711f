import type { Generated, Selectable } from "kysely";

export interface AuditLogTable {
  id: Generated<number>;
  time: number;
  user_id: number | null;
  key_id: number | null;
  /** The person's e-mail at that time. */
  who: string | null;
  acting_group_id: number | null;
  request_id: string;
  /** Method and route; "OPERATOR take-factors" of a command. */
  call: string;
  /** JSON: the ids in the call, and the names of the fields that it set. */
  target: string;
  /** "done", or the code of the refusal. */
  result: string;
  /** Number of edited things that it changed; null for rows from before this was recorded. */
  items: number | null;
}
export type AuditRow = Selectable<AuditLogTable>;

/** A search tag of a row: "group:7", "field:metaData.speedLimit". */
export interface AuditTagTable {
  tag: string;
  /** Time of the log's row. */
  time: number;
  audit_id: number;
}

/** The clients that a call named. */
export interface AuditClientTable {
  client_id: number;
  /** Time of the log's row, so that a client's rows are in order. */
  time: number;
  audit_id: number;
}
