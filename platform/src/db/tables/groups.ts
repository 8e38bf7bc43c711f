import type { Generated, Selectable } from "kysely";

export interface UserGroupTable {
  id: Generated<number>;
  name: string;
  meta_data: string;
  time_zone: string;
  create_date: number;
  /** Whether it is a location of irrigation valves, as its metadata says. */
  valve: Generated<number>;
  /** Schedules of its valves rest until then: it rains. */
  rain_delay_until: number | null;
}
export type GroupRow = Selectable<UserGroupTable>;
