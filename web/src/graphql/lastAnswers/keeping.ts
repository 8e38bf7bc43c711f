import { bounds, keptOperations } from "./keptOperations";

export type Kept = {
  /** Person and query, by `nameOf`. */
  name: string;
  /** Unix seconds, by the server's clock. */
  toldAt: number;
  /** Characters of JSON. */
  length: number;
};

/** Key of a kept answer: the person, the group they view as, and the query. */
export function nameOf(person: string, operation: string, variables: unknown): string {
  return JSON.stringify([person, operation, variables ?? {}]);
}

const personOf = (name: string): unknown => {
  try {
    const parts: unknown = JSON.parse(name);
    return Array.isArray(parts) ? parts[0] : undefined;
  } catch {
    return undefined;
  }
};

/** True if an answer may be kept. An answer with a failed part is not kept. */
export function isWorthKeeping(operation: string, length: number): boolean {
  return keptOperations.has(operation) && length <= bounds.lengthOfOne;
}

/** True if an old answer may still be shown. One from the future may not: a clock was set meanwhile. */
export const isStillShown = (toldAt: number, now: number): boolean =>
  toldAt <= now + 60 && now - toldAt <= bounds.age;

/** Kept answers to delete: other people's first, then those that are too old, then the oldest beyond the bounds. */
export function toForget(all: readonly Kept[], person: string, now: number): Kept[] {
  const isMine = ({ name, toldAt }: Kept) => personOf(name) === person && isStillShown(toldAt, now);
  const gone = all.filter((kept) => !isMine(kept));
  let length = 0;
  let count = 0;
  for (const kept of all.filter(isMine).toSorted((one, other) => other.toldAt - one.toldAt)) {
    length += kept.length;
    count += 1;
    if (count > bounds.answers || length > bounds.lengthOfAll) gone.push(kept);
  }
  return gone;
}
