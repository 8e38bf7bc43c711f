import type { Channel, NotificationEvent } from "./schemas.js";

/** Something that a person is notified of. */
export interface News {
  event: NotificationEvent;
  clientId: number | null;
  since: number | null;
  alarms: string[];
  untold: number;
}

/**
 * The recipient, the channels, and the earliest time. `gathering`: later notifications join it until then.
 */
export interface Envelope {
  userId: number;
  channels: Channel[];
  dueDate: number;
  gathering: boolean;
}
