import type { Generated, Selectable } from "kysely";

export interface ActionTemplateTable {
  id: Generated<number>;
  /** JSON. */
  data: string;
  /** JSON. */
  meta_data: string;
  user_visible: number;
  create_date: number;
  change_date: number;
}
export type ActionTemplateRow = Selectable<ActionTemplateTable>;
