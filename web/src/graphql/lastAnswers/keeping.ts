import { bounds, keptOperations } from "./keptOperations";

/** One answer that is kept. */
export type Kept = {
  /** Whose, and to which question: `nameOf`. */
  name: string;
  /** Unix seconds, by the server's clock. */
  toldAt: number;
  /** Characters of JSON. */
  length: number;
};

/** What an answer is kept by: who asked, as a user of which group, and what. */
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

/** Whether an answer may be kept at all. A part that failed is no answer. */
export function isWorthKeeping(operation: string, length: number): boolean {
  return keptOperations.has(operation) && length <= bounds.lengthOfOne;
}

/** Whether an answer of then may still be shown. One from the future is none: a clock was set meanwhile. */
export const isStillShown = (toldAt: number, now: number): boolean =>
  toldAt <= now + 60 && now - toldAt <= bounds.age;

/** Which of all that are kept are to go: others' first, then what is too old, then the oldest beyond the bounds. */
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
