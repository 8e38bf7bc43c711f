import { useSyncExternalStore } from "react";
import { serverNow, watchServerClock } from "../../graphql/serverClock";
import { watchForJumps } from "./clockJump";

/** One clock for all that use the same interval; it runs only while there are listeners. */
function createClock(intervalMs: number) {
  const listeners = new Set<() => void>();
  let now = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let ignore = () => {};
  let lookForJump = () => {};
  const tick = () => {
    lookForJump();
    now = serverNow();
    for (const listener of listeners) listener();
  };
  return {
    subscribe(notify: () => void) {
      listeners.add(notify);
      now = serverNow();
      if (timer === undefined) {
        lookForJump = watchForJumps();
        timer = setInterval(tick, intervalMs);
        ignore = watchServerClock(tick);
      }
      return () => {
        listeners.delete(notify);
        if (listeners.size > 0) return;
        clearInterval(timer);
        ignore();
        timer = undefined;
      };
    },
    /** Constant between two ticks, as React requires of a snapshot. */
    snapshot() {
      if (timer === undefined) now = serverNow();
      return now;
    },
  };
}

const clocks = new Map<number, ReturnType<typeof createClock>>();

function clockOf(intervalMs: number) {
  const clock = clocks.get(intervalMs) ?? createClock(intervalMs);
  clocks.set(intervalMs, clock);
  return clock;
}

/** Short enough for a dot's colour to change within seconds. */
const usualMs = 5000;

/** Unix seconds, updated every `intervalMs` (default 5 s). */
export function useNow(intervalMs = usualMs): number {
  const clock = clockOf(intervalMs);
  return useSyncExternalStore(clock.subscribe, clock.snapshot);
}

/** A value derived from the time: renders only when it changes, not with every tick. */
export function useClock<Value extends string | number | boolean>(read: (now: number) => Value): Value {
  const clock = clockOf(usualMs);
  return useSyncExternalStore(clock.subscribe, () => read(clock.snapshot()));
}
