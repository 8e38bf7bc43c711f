import type { Preferences } from "./preferences.rules.js";
import type { NotificationEvent } from "./schemas.js";

/** A client as messages name it. */
export interface ToldClient {
  id: number;
  guid: string;
  /** The place's name, else the guid. */
  name: string;
  address: string | null;
  timeZone: string;
  /** The location of valves that it belongs to; null: none. */
  locationId: number | null;
}

export interface ToldEvent {
  id: number;
  event: NotificationEvent;
  /** Null for a test. */
  client: ToldClient | null;
  time: number;
  since: number | null;
  alarms: string[];
  untold: number;
}

/** Where the portal shows what a message tells of: a valve among those of its location, other clients by themselves. */
export function linkTo({ id, locationId }: ToldClient, portal: string): string | null {
  if (portal === "") return null;
  return locationId === null ? `${portal}/client/${id}` : `${portal}/location/${locationId}`;
}

/** A message as it is sent now: of clients that the person sees now alone. */
export interface Message {
  uid: string;
  createDate: number;
  recipient: { name: string; email: string; language: "sl" | "en" };
  preferences: Preferences;
  events: ToldEvent[];
}
