import type { ActionChangeRecord } from "../platform-api/actions.js";
import type { ClientRecord } from "../platform-api/clients.js";
import type { ValveChange } from "../platform-api/events.js";

/** New readings of a device. Times in Unix seconds, [from, to). */
export interface Arrival {
  clientId: string;
  /** [from, to) that the readings cover. Null if the platform does not report it; so is their number. */
  from: number | null;
  to: number | null;
  vehicles: number | null;
}

/** News of a live source about things. */
export type LiveNews =
  | { type: "client"; client: ClientRecord }
  | { type: "arrival"; arrival: Arrival }
  | { type: "valve"; valve: ValveChange }
  | { type: "action"; action: ActionChangeRecord };

/**
 * Events of a live source. `gone`: a device that the caller no longer sees. `interrupted`: the platform has
 * ended the stream, as it does when rights change, and is asked again. `reopened`: after a break in which
 * rights may have changed. `end`: nothing more comes.
 */
export type LiveEvent =
  | LiveNews
  | { type: "gone"; clientId: string }
  | { type: "interrupted" }
  | { type: "reopened" }
  | { type: "end" };

/** Newer news of a device's or action's state replaces older. Arrivals of readings add up. */
export function keyOf(news: LiveNews): string {
  if (news.type === "client") return `client ${news.client.id}`;
  if (news.type === "valve") return `valve ${news.valve.clientId}`;
  if (news.type === "arrival")
    return `arrival ${news.arrival.clientId} ${news.arrival.from} ${news.arrival.to}`;
  return `action ${news.action.actionId ?? ""} ${news.action.clientId}`;
}
