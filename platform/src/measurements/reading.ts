/** What passed. The numbers are stored. */
export const KIND = { vehicle: 0, pedestrian: 1, bicycle: 2 } as const;
export type KindName = keyof typeof KIND;
export type Kind = (typeof KIND)[KindName];

/** Where it went. The numbers are stored. */
export const DIRECTION = { incoming: 0, outgoing: 1 } as const;
export type DirectionName = keyof typeof DIRECTION;
export type Direction = (typeof DIRECTION)[DirectionName];

/** One tracked road user, as it is stored. */
export interface Reading {
  /** Unix seconds. */
  timestamp: number;
  kind: Kind;
  direction: Direction;
  /** Whole km/h; null where the device measures none. */
  speed: number | null;
  /** Tenths of a metre; null where the device measures none. */
  length: number | null;
  /** Radar samples of this road user. */
  samples: number;
}

/** Whether a reading is a road user: a vehicle of speed 0 is none. */
export function isCounted({ kind, speed }: Pick<Reading, "kind" | "speed">): boolean {
  return kind !== KIND.vehicle || speed !== 0;
}
