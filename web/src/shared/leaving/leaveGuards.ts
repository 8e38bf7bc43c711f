import type { Blocker, BlockerFunction } from "react-router-dom";

/** Returns true to hold up a navigation. */
export type Guard = BlockerFunction;

/** A navigation that waits for an answer. */
export type HeldUp = {
  guard: Guard;
  /** Lets it go on, unless an older guard holds it up too. */
  proceed: () => void;
  /** Stays on the page. */
  stay: () => void;
};

type Navigation = Parameters<BlockerFunction>[0];

/** The newest is the last: a dialog's guard comes after its page's. */
const guards = new Set<Guard>();
const listeners = new Set<() => void>();
let navigation: Navigation | null = null;
/** Guards that have not been asked about the navigation yet. */
let waiting: Guard[] = [];
let holder: Guard | null = null;
let heldUp: HeldUp | null = null;

function tell(next: HeldUp | null): void {
  heldUp = next;
  for (const listener of listeners) listener();
}

function nextHolder(): Guard | null {
  for (let guard = waiting.pop(); guard !== undefined; guard = waiting.pop())
    if (navigation !== null && guards.has(guard) && guard(navigation)) return guard;
  return null;
}

/**
 * Guards of pages and dialogs against leaving. The router itself asks only the newest of its blockers, even if
 * that one has nothing against it; here each guard is asked, the newest first.
 */
export const leaveGuards = {
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  },

  /** The navigation that this guard holds up; null if none. */
  heldUpBy: (guard: Guard): HeldUp | null => (heldUp?.guard === guard ? heldUp : null),

  /** Adds a guard until the returned function is called, which ends a navigation that it holds up. */
  add(guard: Guard): () => void {
    guards.add(guard);
    return () => {
      guards.delete(guard);
      leaveGuards.heldUpBy(guard)?.stay();
    };
  },

  /** For the router: true if any guard holds up the navigation. */
  hold(asked: Navigation): boolean {
    navigation = asked;
    waiting = [...guards];
    holder = nextHolder();
    return holder !== null;
  },

  /** Passes on the router's answer to `hold`. */
  follow(blocker: Blocker): void {
    if (blocker.state !== "blocked" || holder === null) {
      if (heldUp !== null) tell(null);
      return;
    }
    if (!guards.has(holder)) {
      blocker.reset();
      return;
    }
    tell({
      guard: holder,
      proceed() {
        holder = nextHolder();
        if (holder === null) blocker.proceed();
        else leaveGuards.follow(blocker);
      },
      stay() {
        tell(null);
        blocker.reset();
      },
    });
  },
};
