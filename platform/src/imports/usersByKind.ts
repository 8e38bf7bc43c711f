import type { Coverage } from "../measurements/coverage.js";
import { KIND, type Kind } from "../measurements/reading.js";

/** Field names in a look for road users of each kind. */
export const KIND_FIELDS = {
  [KIND.vehicle]: "vehicles",
  [KIND.pedestrian]: "pedestrians",
  [KIND.bicycle]: "bicycles",
} as const;

/** Number of road users of each kind. */
export type Users = Record<(typeof KIND_FIELDS)[Kind], number>;

/** Null for kinds that nobody listened for: that differs from a count of zero. */
export function ofHeardKinds(users: Users, coverage: Coverage): Record<keyof Users, number | null> {
  const of = (kind: Kind) => {
    const count = users[KIND_FIELDS[kind]];
    return count === 0 && coverage[kind].length === 0 ? null : count;
  };
  return { vehicles: of(KIND.vehicle), pedestrians: of(KIND.pedestrian), bicycles: of(KIND.bicycle) };
}

export const noUsers = (): Users => ({ vehicles: 0, pedestrians: 0, bicycles: 0 });
