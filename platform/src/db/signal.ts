/** Signals the platforms on one database that something was committed. */
export interface Signal {
  /** Signals the others. Never throws, never waits. Many in a row become few. */
  send(): void;
  /** Calls back when another platform has sent a signal, or may have. */
  listen(onReceive: () => void): void;
}

/** For a database with a single platform. */
export const NOBODY_ELSE: Signal = { send: () => undefined, listen: () => undefined };
