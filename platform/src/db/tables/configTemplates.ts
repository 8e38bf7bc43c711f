import type { Generated, Selectable } from "kysely";

export interface ConfigTemplateTable {
  id: Generated<number>;
  name: string;
  version: number;
  /** JSON. */
  data: string;
  /** JSON. */
  meta_data: string;
  create_date: number;
  change_date: number;
}
export type ConfigTemplateRow = Selectable<ConfigTemplateTable>;
