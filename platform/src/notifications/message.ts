import type { Preferences } from "./preferences.rules.js";
import type { NotificationEvent } from "./schemas.js";

/** A client as messages name it. */
export interface ToldClient {
  id: number;
  guid: string;
  /** The location's name, else the guid. */
  name: string;
  address: string | null;
  timeZone: string;
  /** Its valve location; null: none. */
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

/**
 * The portal's page about the subject of a message: a valve on the page of its location, other clients on
 * their own.
 */
export function linkTo({ id, locationId }: ToldClient, portal: string): string | null {
  if (portal === "") return null;
  return locationId === null ? `${portal}/client/${id}` : `${portal}/location/${locationId}`;
}

/** A message as it is sent now: only about clients that the person sees now. */
export interface Message {
  uid: string;
  createDate: number;
  recipient: { name: string; email: string; language: "sl" | "en" };
  preferences: Preferences;
  events: ToldEvent[];
}
