import type { Input } from "./input.js";
import type { Access, Principal } from "./principal.js";
import type { Wire } from "./shapes/wire.js";
import type { Store } from "./store/store.js";

export interface Platform {
  readonly store: Store;
  readonly wire: Wire;
  /** Unix seconds. */
  readonly now: () => number;
  /** A deliberate fault: `GET /client/list` answers the clients of all groups. */
  readonly leak: boolean;
}

/** A received call, from somebody who may make it. */
export interface Call {
  readonly query: Input;
  readonly body: Input;
  readonly principal: Principal;
  /** The session that it names; null: none. */
  readonly session: string | null;
}

/**
 * One call of the platform. `answer` returns a value that is written as JSON, or a Sent; it throws a Refusal.
 */
export interface Route {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly access: Access;
  readonly answer: (call: Call) => unknown;
}
