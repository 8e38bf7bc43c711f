import type { Generated } from "kysely";

/**
 * A stay of a device, [from, to) in Unix seconds; null: from its beginning, and still. Those of a device that
 * ever moved cover all time; without a place it is in the store.
 */
export interface StayTable {
  id: Generated<number>;
  client_id: number;
  place_id: number | null;
  from_time: number | null;
  to_time: number | null;
}

/** Until when (Unix seconds) somebody said that a device did not move. */
export interface DeniedMoveTable {
  client_id: number;
  until_time: number;
}

/** A speed limit (km/h) from an instant on; 0: from ever. None of one whose limit never changed. */
export interface SpeedLimitTable {
  client_id: number;
  from_time: number;
  speed_limit: number;
}

/** A place's group, which sees what is measured there from `since` on; null: everything. */
export interface PlaceGroupTable {
  place_id: number;
  group_id: number;
  since: number | null;
}
