/** Tells the platforms on one database that something was committed. */
export interface Signal {
  /** Tells the others. Never throws, never waits; many in a row become few. */
  send(): void;
  /** Calls back when another platform sent, or may have. */
  listen(onReceive: () => void): void;
}

/** Of a database that one platform has for itself. */
export const NOBODY_ELSE: Signal = { send: () => undefined, listen: () => undefined };
