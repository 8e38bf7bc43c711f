import { useState } from "react";

/** The two presses of a double click are no further apart. */
const doublePressMs = 500;

type Lock = {
  /**
   * Takes it for what is called so; false where it is held, or where that was done just now: a double click met an answer in between.
   * @param lane what may be under way beside others has a lane of its own
   */
  take: (name: string, lane?: string) => boolean;
  /** @param isDone it went well; what did not may be pressed again at once */
  release: (isDone: boolean, lane?: string) => void;
};

/** One thing at a time in each lane, and the same once, however often a button is pressed. */
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
