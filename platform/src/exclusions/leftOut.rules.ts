import { clip, type Interval, seconds, union } from "../measurements/intervals.js";
import type { Period } from "../measurements/periodHour.js";
import type { Stretch } from "../measurements/stretch.js";

/** A time that figures leave out of what a device sent. */
export interface LeftOut extends Interval {
  clientId: number;
  reason: string;
}

/** The stretches that reach into a period. */
export const stretchesIn = (stretches: readonly Stretch[], { start, end }: Period) =>
  stretches.filter(({ from, to }) => from < end && to > start);

/** Devices' exclusions, cut to some stretches of their time and a period. */
export function cutTo(
  stretches: readonly Stretch[],
  exclusions: readonly LeftOut[],
  { start, end }: Period,
): LeftOut[] {
  return exclusions.flatMap((exclusion) =>
    stretches
      .filter(({ clientId }) => clientId === exclusion.clientId)
      .map(({ from, to }) => ({ ...exclusion, ...clip(clip(exclusion, from, to), start, end) }))
      .filter(({ from, to }) => from < to),
  );
}

/** Seconds of some spans, where they overlap once. */
export const secondsOf = (spans: readonly Interval[]): number => seconds(union([...spans]));
