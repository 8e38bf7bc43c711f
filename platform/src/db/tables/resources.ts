import type { Generated, Selectable } from "kysely";

export interface ResourceTable {
  id: Generated<number>;
  bucket: string;
  /** JSON. */
  data: string;
  /** JSON. */
  meta_data: string;
  create_date: number;
  change_date: number;
}
export type ResourceRow = Selectable<ResourceTable>;
