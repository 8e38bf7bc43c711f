import type { GraphQLFormattedError } from "graphql";
import type { Burst } from "./burst.js";

/** The end of a subscription: by itself, by an error, or because the session is over. */
export type MemberEnd =
  | { type: "complete" }
  | { type: "failed"; errors: readonly GraphQLFormattedError[] }
  | { type: "sessionOver" };

/** One subscription of one connection, from the cohort's view. */
export interface Member {
  /** False once its reader has left. */
  readonly isOpen: boolean;
  /** Bytes that its connection has not taken yet. */
  readonly backlog: number;
  write(burst: Burst): void;
  /** Calls back once, when the connection has taken all waiting bytes. */
  onceDrained(callback: () => void): void;
  end(end: MemberEnd): void;
}
