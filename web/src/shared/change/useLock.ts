import { useState } from "react";

/** Longest time between the two presses of a double click. */
const doublePressMs = 500;

type Lock = {
  /**
   * Takes the lock for the named change. Returns false if the lock is held, or if the same change was done a
   * moment ago: an answer came between the two presses of a double click.
   * @param lane changes that may run in parallel have a lane each
   */
  take: (name: string, lane?: string) => boolean;
  /** @param isDone true if it succeeded; after a failure it may be pressed again at once */
  release: (isDone: boolean, lane?: string) => void;
};

/** Allows one change at a time in each lane, and the same change once, however often a button is pressed. */
export function useLock(): Lock {
  const [lock] = useState(newLock);
  return lock;
}

function newLock(): Lock {
  const held = new Map<string, string>();
  const done = new Map<string, { name: string; at: number }>();
  return {
    take: (name, lane = "") => {
      const last = done.get(lane);
      const isAgain = last?.name === name && performance.now() - last.at < doublePressMs;
      if (held.has(lane) || isAgain) return false;
      held.set(lane, name);
      return true;
    },
    release: (isDone, lane = "") => {
      const name = held.get(lane);
      if (isDone && name !== undefined) done.set(lane, { name, at: performance.now() });
      held.delete(lane);
    },
  };
}
