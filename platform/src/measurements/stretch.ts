import { LAST_INSTANT } from "../time/clock.js";
import { EVER, type Interval } from "./intervals.js";

/**
 * A stretch [from, to) of a device's time that counts for somebody's figures: a device's own visible past, or
 * its visible part of a stay at a place.
 */
export interface Stretch extends Interval {
  clientId: number;
  /** The whole stay. Where a border's readings are deleted, it decides to whom the hour belongs. */
  stay: Interval;
  /** The reader may not see what was measured just before, or just after. */
  hidesBefore: boolean;
  hidesAfter: boolean;
}

/** A device's own past, from the instant on from which the reader sees it; null: all. */
export function ownStretch(clientId: number, seenFrom: number | null): Stretch {
  const hidesBefore = seenFrom !== null;
  return {
    clientId,
    from: seenFrom ?? EVER.from,
    to: LAST_INSTANT,
    stay: EVER,
    hidesBefore,
    hidesAfter: false,
  };
}

/** True if an hour reaches into time that the reader of a stretch may not see. */
export const isHidden = (
  { from, to, hidesBefore, hidesAfter }: Stretch,
  hour: { start: number; end: number },
): boolean => (hidesBefore && hour.start < from) || (hidesAfter && hour.end > to);

/** The stretches of a client's or place's figures. */
export function stretchesOf({ id, seenFrom, stretches }: Stretched): readonly Stretch[] {
  return stretches ?? [ownStretch(id, seenFrom)];
}

/** Whoever has figures: a device, or a place with the stretches of the devices that stood there. */
export interface Stretched {
  id: number;
  /** The instant from which the reader sees a device's past; null: all of it. */
  seenFrom: number | null;
  /** Only of places, by their beginning. */
  stretches?: readonly Stretch[] | null;
}
