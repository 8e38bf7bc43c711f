import type { BulkError } from "../../../shared/bulk/bulkResult";
import type { BulkRun } from "../../../shared/bulk/useSending";

/** Somebody or something that comes to a group, or leaves it. */
export type Candidate = {
  id: string;
  name: string;
  /** What else tells it from the others. */
  detail: string;
};

/** What a tab of a group's members does. */
export type MemberWork = {
  way: "in" | "out";
  /** What its tab is called. */
  name: string;
  /** Undefined until they are known. */
  candidates: readonly Candidate[] | undefined;
  matches: (candidate: Candidate, search: string) => boolean;
  search: string;
  /** Said where there are none. */
  none: string;
  run: BulkRun;
  action: (count: number) => string;
  says: { done: string; failed: string };
  /** Why one was refused, in the language of the screen. */
  reasonOf: (error: BulkError) => string;
  /** Some were changed, or it may be that they were: what is shown is to be loaded anew. */
  onSettled: () => void;
};
