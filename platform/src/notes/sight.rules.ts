import { laterOf, type SeenFrom } from "../clients/sight.rules.js";
import { EVER, type Interval } from "../measurements/intervals.js";
import type { Stay } from "../places/stays.rules.js";

/** Whose notes: a device's or place's, or a group's. */
export type Owner = { clientId: number } | { groupId: number };

/** A time in which an owner's notes are about a device or place. */
export interface Window extends Interval {
  owner: Owner;
  /** The reader sees nothing of before; null: no limit. */
  seenFrom: SeenFrom;
}

/** What a reader may see of a device or place. */
export interface Sight {
  seenFrom: SeenFrom;
  /** Its groups that the reader sees, and since when it is theirs. */
  groups: readonly { groupId: number; since: SeenFrom }[];
}

interface Asked {
  id: number;
  seenFrom: SeenFrom;
  /** Of a device that moved; empty: it is its own place. */
  stays: readonly Stay[];
}

/**
 * Whose notes are about a device or place, and when: its own, or those of the places where it stood while it
 * stood there; and those of the groups that it, or the place, had then.
 * @param sightOf what the reader sees of a device or place; undefined: nothing
 */
export function windowsOf(
  { id, seenFrom, stays }: Asked,
  sightOf: (id: number) => Sight | undefined,
): Window[] {
  const spans =
    stays.length === 0
      ? [{ clientId: id, ...EVER }]
      : stays.flatMap(({ placeId, from, to }) => (placeId === null ? [] : [{ clientId: placeId, from, to }]));
  return spans.flatMap(({ clientId, from, to }) => {
    const sight = sightOf(clientId);
    if (!sight) return [];
    const seen = laterOf(seenFrom, sight.seenFrom);
    const own = { owner: { clientId }, from, to, seenFrom: seen };
    const groups = sight.groups.map(({ groupId, since }) => ({
      owner: { groupId },
      from: Math.max(from, since ?? EVER.from),
      to,
      seenFrom: seen,
    }));
    return [own, ...groups];
  });
}

interface Owned extends Interval {
  client_id: number | null;
  group_id: number | null;
  create_date: number;
}

/**
 * True if a note is told to the reader of some windows. What others wrote of a device before it came to the
 * reader's group, or about time of before, is not; a group's own notes are.
 */
export function isTold(note: Owned, windows: readonly Window[]): boolean {
  return windows.some(({ owner, from, to, seenFrom }) => {
    const sight = seenFrom ?? EVER.from;
    if (note.from >= to || note.to <= Math.max(from, sight)) return false;
    if ("groupId" in owner) return owner.groupId === note.group_id;
    return owner.clientId === note.client_id && note.from >= sight && note.create_date >= sight;
  });
}
