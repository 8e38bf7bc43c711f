import type { Generated, Selectable } from "kysely";

export interface ErrorReportTable {
  id: Generated<number>;
  user_id: number | null;
  /** The person's e-mail at that time. */
  who: string;
  message: string;
  page: string | null;
  user_agent: string | null;
  done: number;
  create_date: number;
}
export type ErrorReportRow = Selectable<ErrorReportTable>;
