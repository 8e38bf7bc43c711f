import type { BulkError } from "../../../shared/bulk/bulkResult";
import type { BulkRun } from "../../../shared/bulk/useSending";

/** A user or device that can join or leave a group. */
export type Candidate = {
  id: string;
  name: string;
  /** Distinguishes it from others. */
  detail: string;
};

/** Work of a tab on a group's members. */
export type MemberWork = {
  way: "in" | "out";
  /** Label of its tab. */
  name: string;
  /** Undefined until loaded. */
  candidates: readonly Candidate[] | undefined;
  matches: (candidate: Candidate, search: string) => boolean;
  search: string;
  /** Text for an empty list. */
  none: string;
  run: BulkRun;
  action: (count: number) => string;
  says: { done: string; failed: string };
  /** Reason of a refusal, in the screen's language. */
  reasonOf: (error: BulkError) => string;
  /** Some were changed, or may have been: the data should be refetched. */
  onSettled: () => void;
};
