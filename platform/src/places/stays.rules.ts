import type { SeenFrom } from "../clients/sight.rules.js";
import { EVER, type Interval } from "../measurements/intervals.js";

/** A device at a place, or in the store (null), [from, to) in Unix seconds. */
export interface Stay extends Interval {
  placeId: number | null;
}

/**
 * A device's stays after a move or a correction: it was there from an instant on, until the next move that
 * was recorded, or until `to`. Times of others are cut; neighbours at the same place become one.
 * @param stays all its stays: in order, without gaps; none: it never moved
 * @returns the same kind of list
 */
export function withStay(
  stays: readonly Stay[],
  { placeId, from, to }: { placeId: number | null; from: number; to: number | null },
): Stay[] {
  const until = to ?? stays.find((stay) => stay.from <= from && from < stay.to)?.to ?? EVER.to;
  const cut = stays.flatMap((stay) => [
    { ...stay, to: Math.min(stay.to, from) },
    { ...stay, from: Math.max(stay.from, until) },
  ]);
  const all = [...cut, { placeId, from, to: until }].filter((stay) => stay.from < stay.to);
  return joined(all.sort((one, other) => one.from - other.from));
}

function joined(stays: Stay[]): Stay[] {
  const list: Stay[] = [];
  for (const stay of stays) {
    const last = list.at(-1);
    if (last && last.placeId === stay.placeId) last.to = stay.to;
    else list.push({ ...stay });
  }
  return list;
}

/** The stays that somebody sees who sees a device from an instant on; null: all. */
export const seenStays = <S extends Interval>(stays: readonly S[], seenFrom: SeenFrom): S[] =>
  stays
    .map((stay) => ({ ...stay, from: Math.max(stay.from, seenFrom ?? EVER.from) }))
    .filter(({ from, to }) => from < to);

/** The stay that lasts; undefined: it never moved. */
export const lastStay = (stays: readonly Stay[]): Stay | undefined => stays.at(-1);
