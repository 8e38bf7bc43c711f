import { useRef } from "react";

/** The two presses of a double click are no further apart. */
const doublePressMs = 500;

type Lock = {
  /** Takes it for what is called so; false where it is held, or where that was done just now: a double click met an answer in between. */
  take: (name: string) => boolean;
  /** @param isDone it went well; what did not may be pressed again at once */
  release: (isDone: boolean) => void;
};

/** One thing at a time, and the same once, however often a button is pressed. */
export function useLock(): Lock {
  const held = useRef<string | null>(null);
  const done = useRef<{ name: string | null; at: number } | null>(null);
  return {
    take: (name) => {
      const isAgain = done.current?.name === name && performance.now() - done.current.at < doublePressMs;
      if (held.current !== null || isAgain) return false;
      held.current = name;
      return true;
    },
    release: (isDone) => {
      if (isDone) done.current = { name: held.current, at: performance.now() };
      held.current = null;
    },
  };
}
