import type { Db } from "./tables.js";

/** Signals the platforms on one database that something was committed. */
export interface Signal {
  /** Signals the others when the transaction commits. */
  send(tx: Db): Promise<void>;
  /** Calls back when another platform has sent a signal, or may have. */
  listen(onReceive: () => void): void;
}

/** For a database with a single platform. */
export const NOBODY_ELSE: Signal = { send: async () => undefined, listen: () => undefined };
