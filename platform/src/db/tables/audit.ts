import type { Generated, Selectable } from "kysely";

export interface AuditLogTable {
  id: Generated<number>;
  time: number;
  user_id: number | null;
  key_id: number | null;
  /** The person's e-mail, as it was. */
  who: string | null;
  acting_group_id: number | null;
  request_id: string;
  /** Method and route. */
  call: string;
  /** JSON: the ids that the call named, and the names of the fields that it set. */
  target: string;
  /** "done", or the code of the refusal. */
  result: string;
  /** Things that people edit which it changed; null of what was noted before that was kept. */
  items: number | null;
}
export type AuditRow = Selectable<AuditLogTable>;

/** What a row is found by: "group:7", "field:metaData.speedLimit". */
export interface AuditTagTable {
  tag: string;
  /** That of the log's row. */
  time: number;
  audit_id: number;
}

/** The clients that a call named. */
export interface AuditClientTable {
  client_id: number;
  /** That of the log's row, so that a client's rows lie in order. */
  time: number;
  audit_id: number;
}
