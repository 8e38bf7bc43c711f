import type { Direction } from "./reading.js";

/** The axis of a cell's class, or `told` for values that an interval states about its vehicles. */
export const AXIS = { speed: 0, length: 1, told: 2 } as const;
export type Axis = (typeof AXIS)[keyof typeof AXIS];

/** Contents of the cells of AXIS.told. The numbers are stored. */
export const TOLD = {
  /** Mean speed × vehicles, tenths of km/h, of intervals with a mean. */
  speedSum: 1,
  /** Vehicles of intervals with a mean. */
  speedCount: 2,
  /** The highest stated speed, km/h. */
  maxSpeed: 3,
  /** Vehicles in speed classes of intervals without a highest speed. */
  withoutMax: 4,
  /** Road users of intervals that began before the hour: their number in it is an estimate. */
  fromBefore: 5,
  /** Road users of intervals that end after the hour. */
  beyond: 6,
} as const;
export type Told = (typeof TOLD)[keyof typeof TOLD];

/** Vehicles of one class of speed or length in one local hour. */
export interface ClassCell {
  direction: Direction;
  axis: Exclude<Axis, typeof AXIS.told>;
  /** Start of the class: tenths of km/h, or of a metre. */
  from: number;
  /** End of the class; OPEN if it has none. */
  to: number;
  /** The device sent shares, not counts. */
  isShare: boolean;
  /** The mean speed of these vehicles is known, and in other cells. */
  hasMean: boolean;
}

const BORDER_BITS = 12;
const BORDER_MASK = (1 << BORDER_BITS) - 1;
/** The end of a class without one. */
export const OPEN = BORDER_MASK;

const AXIS_SHIFT = 2 * BORDER_BITS;
const HAS_MEAN_SHIFT = AXIS_SHIFT + 2;
const IS_SHARE_SHIFT = HAS_MEAN_SHIFT + 1;
const DIRECTION_SHIFT = IS_SHARE_SHIFT + 1;

/** A class as one number, which fits 31 bits. */
export function classKey({ direction, axis, from, to, isShare, hasMean }: ClassCell): number {
  const flags = (direction << 2) | (isShare ? 2 : 0) | (hasMean ? 1 : 0);
  return (flags << HAS_MEAN_SHIFT) | (axis << AXIS_SHIFT) | (from << BORDER_BITS) | to;
}

export function toldKey(told: Told, direction: Direction): number {
  return (direction << DIRECTION_SHIFT) | (AXIS.told << AXIS_SHIFT) | (told << BORDER_BITS);
}

/** The same class without its direction. */
export const withoutDirection = (key: number): number => key & ((1 << DIRECTION_SHIFT) - 1);
export const directionOfClass = (key: number): Direction => ((key >> DIRECTION_SHIFT) & 3) as Direction;
export const axisOf = (key: number): Axis => ((key >> AXIS_SHIFT) & 3) as Axis;
export const classFrom = (key: number): number => (key >> BORDER_BITS) & BORDER_MASK;
export const classTo = (key: number): number => key & BORDER_MASK;
export const isShareClass = (key: number): boolean => ((key >> IS_SHARE_SHIFT) & 1) === 1;
export const hasMean = (key: number): boolean => ((key >> HAS_MEAN_SHIFT) & 1) === 1;

/** Merges two values of one key: the sum, but for highest speeds the maximum. */
export function together(key: number, one: number, other: number): number {
  return axisOf(key) === AXIS.told && classFrom(key) === TOLD.maxSpeed ? Math.max(one, other) : one + other;
}
