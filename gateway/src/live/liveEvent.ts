import type { ApiError } from "../errors.js";
import type { ActionChangeRecord } from "../platform-api/actions.js";
import type { ClientRecord } from "../platform-api/clients.js";
import type { ValveChange } from "../platform-api/events.js";

/** New readings of a device; times in Unix seconds, [from, to). */
export interface Arrival {
  clientId: string;
  /** [from, to) that the readings cover. Null where the platform does not say, as their number. */
  from: number | null;
  to: number | null;
  vehicles: number | null;
}

/** What a live source tells of things. */
export type LiveNews =
  | { type: "client"; client: ClientRecord }
  | { type: "arrival"; arrival: Arrival }
  | { type: "valve"; valve: ValveChange }
  | { type: "action"; action: ActionChangeRecord };

/**
 * What a live source tells its listeners. `gone`: a device that the caller sees no more; `interrupted`: the platform has
 * ended the stream, as it does where rights change, and is asked again; `reopened`: after a break in
 * which rights may have changed; `end`: by the error where the session is over or the right lost.
 */
export type LiveEvent =
  | LiveNews
  | { type: "gone"; clientId: string }
  | { type: "interrupted" }
  | { type: "reopened" }
  | { type: "end"; error?: ApiError };
