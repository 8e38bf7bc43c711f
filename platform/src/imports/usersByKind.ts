import type { Coverage } from "../measurements/coverage.js";
import { KIND, type Kind } from "../measurements/reading.js";

/** What road users of each kind are called in a look. */
export const KIND_FIELDS = {
  [KIND.vehicle]: "vehicles",
  [KIND.pedestrian]: "pedestrians",
  [KIND.bicycle]: "bicycles",
} as const;

/** How many of each kind. */
export type Users = Record<(typeof KIND_FIELDS)[Kind], number>;

/** Of kinds that nobody listened for, null: none were counted is another thing. */
export function ofHeardKinds(users: Users, coverage: Coverage): Record<keyof Users, number | null> {
  const of = (kind: Kind) => {
    const count = users[KIND_FIELDS[kind]];
    return count === 0 && coverage[kind].length === 0 ? null : count;
  };
  return { vehicles: of(KIND.vehicle), pedestrians: of(KIND.pedestrian), bicycles: of(KIND.bicycle) };
}

export const noUsers = (): Users => ({ vehicles: 0, pedestrians: 0, bicycles: 0 });
