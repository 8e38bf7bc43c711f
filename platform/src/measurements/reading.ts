/** Kind of road user. The numbers are stored. */
export const KIND = { vehicle: 0, pedestrian: 1, bicycle: 2 } as const;
export type KindName = keyof typeof KIND;
export type Kind = (typeof KIND)[KindName];

/** Direction of movement. The numbers are stored. */
export const DIRECTION = { incoming: 0, outgoing: 1 } as const;
export type DirectionName = keyof typeof DIRECTION;
/** Unknown direction. */
export const UNTOLD = 3;
export type Direction = (typeof DIRECTION)[DirectionName] | typeof UNTOLD;

/** Kind and direction as one number, as stored: those without a direction follow the others. */
export const roadCode = (kind: Kind, direction: Direction): number =>
  direction === UNTOLD ? CODES + kind : kind * 2 + direction;
export const kindOfCode = (code: number): Kind => (code < CODES ? code >> 1 : code - CODES) as Kind;
export const directionOfCode = (code: number): Direction => (code < CODES ? code & 1 : UNTOLD) as Direction;
const CODES = 6;

/** One tracked road user, as it is stored. */
export interface Reading {
  /** Unix seconds. */
  timestamp: number;
  kind: Kind;
  direction: Direction;
  /** Whole km/h; null if the device measures none. */
  speed: number | null;
  /** Tenths of a metre; null if the device measures none. */
  length: number | null;
  /** Radar samples of this road user. */
  samples: number;
}

/** True if a reading is a road user: a vehicle of speed 0 is not. */
export function isCounted({ kind, speed }: Pick<Reading, "kind" | "speed">): boolean {
  return kind !== KIND.vehicle || speed !== 0;
}
