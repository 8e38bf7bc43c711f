import type { ClientRecord } from "../platform-api/clients.js";

/** New readings of a device; times in Unix seconds, [from, to). */
export interface Arrival {
  clientId: string;
  from: number;
  to: number;
  /** Null where the platform does not say. */
  vehicles: number | null;
}

/** What a live source tells its listeners; `end` where the session is over. */
export type LiveEvent =
  | { type: "client"; client: ClientRecord }
  | { type: "arrival"; arrival: Arrival }
  | { type: "end" };
