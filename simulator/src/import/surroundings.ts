import type { Person } from "./asking.js";
import type { Output } from "./progressBar.js";

/** The environment of the command. */
export interface Surroundings {
  /** Prints a line for the person who imports. */
  say(line: string): void;
  output: Output;
  /** The person to ask; null: nobody, as in a script. */
  person: Person | null;
  /** Seconds to wait for an absent platform. */
  patience: number;
}

export const EXIT = { done: 0, failed: 1, open: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
