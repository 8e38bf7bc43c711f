import type { Generated, Selectable } from "kysely";

export interface UserGroupTable {
  id: Generated<number>;
  name: string;
  meta_data: string;
  time_zone: string;
  create_date: number;
  /** 1 if it is a location of irrigation valves, according to its metadata. */
  valve: Generated<number>;
  /** 1 if its people need a second factor, according to its metadata. */
  second_factor: Generated<number>;
  /** Schedules of its valves rest until then: rain delay. */
  rain_delay_until: number | null;
}
export type GroupRow = Selectable<UserGroupTable>;
