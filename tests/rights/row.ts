import type { Ids, Target } from "../../platform/test/rights/row.js";
import type { Caller } from "./callers.js";

/** Callers that may use a root field; all others are refused for any target. */
export type Audience =
  | "everybody"
  | "readers"
  | "viewers"
  | "members"
  | "signed in"
  | "labellers"
  | "managers"
  | "admin";

/** Outcome of an answer: "data", "null", or an error code. For a bulk change it is that of its only item. */
export type Outcome = string;

/** One root field of the schema. */
export interface FieldRow {
  field: string;
  audience: Audience;
  /** Kind of target: for "tenant", callers that don't see it get the answer for a missing one. `shared`: all see both. */
  about: "tenant" | "shared" | "nothing";
  /** The field's arguments. */
  variables?: (ids: Ids) => Record<string, unknown>;
  /** Outcome if it is permitted; default: data. */
  success?: Outcome;
  /** Outcome for a missing target; default: null for a query, NOT_FOUND for a change. */
  missing?: Outcome;
  /** Other outcomes for permitted callers; `hidden`: as if nothing were there. */
  otherwise?: Partial<Record<Caller, Outcome | "hidden">>;
  /** Callers for whom the target is looked up before they are refused: one that they don't see is missing for them. */
  lookedUpBy?: Audience;
  /** Callers that are tested elsewhere, because the change would remove data for the others. */
  elsewhere?: readonly Caller[];
}

export type { Ids, Target };
