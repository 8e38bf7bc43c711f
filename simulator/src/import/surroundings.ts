import type { Person } from "./asking.js";
import type { Output } from "./progressBar.js";

/** Where the command runs. */
export interface Surroundings {
  /** Says a line to the person who imports. */
  say(line: string): void;
  /** Where progress is shown. */
  output: Output;
  /** Who can be asked; null: nobody, as in a script. */
  person: Person | null;
  /** Seconds for which an absent platform is waited for. */
  patience: number;
}

/** The command's exit codes. */
export const EXIT = { done: 0, failed: 1, open: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
