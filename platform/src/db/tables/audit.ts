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
}
export type AuditRow = Selectable<AuditLogTable>;

/** The clients that a call named. */
export interface AuditClientTable {
  client_id: number;
  /** That of the log's row, so that a client's rows lie in order. */
  time: number;
  audit_id: number;
}
