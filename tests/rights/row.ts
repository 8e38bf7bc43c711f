import type { Ids, Target } from "../../platform/test/rights/row.js";
import type { Caller } from "./callers.js";

/** Who may ask for a root field; the rest is refused whatever it is about. */
export type Audience = "everybody" | "readers" | "viewers" | "members" | "signed in" | "labellers" | "admin";

/** What an answer comes to: "data", "null", or the code of an error. Of a bulk change it is that of its only item. */
export type Outcome = string;

/** One root field of the schema. */
export interface FieldRow {
  field: string;
  audience: Audience;
  /** Whether the target decides: those who don't see it are answered as if it were not there. `shared`: all see both. */
  about: "tenant" | "shared" | "nothing";
  /** The field's arguments. */
  variables?: (ids: Ids) => Record<string, unknown>;
  /** Where it is not data, although it is allowed. */
  success?: Outcome;
  /** What is not there is answered so; left out: null by a query, NOT_FOUND by a change. */
  missing?: Outcome;
  /** Callers who may ask, and yet are answered this; `hidden`: as if nothing were there. */
  otherwise?: Partial<Record<Caller, Outcome | "hidden">>;
  /** Who is looked for what the change is about before it is refused: what they don't see is not there. */
  lookedUpBy?: Audience;
  /** Callers with whom it is tried elsewhere, as it would take away what the others are tried with. */
  elsewhere?: readonly Caller[];
}

export type { Ids, Target };
