import type { Channel, NotificationEvent } from "./schemas.js";

/** Something that a person is to be told. */
export interface News {
  event: NotificationEvent;
  clientId: number | null;
  since: number | null;
  alarms: string[];
  untold: number;
}

/** To whom, by what, and when at the earliest; `gathering`: what comes until then joins it. */
export interface Envelope {
  userId: number;
  channels: Channel[];
  dueDate: number;
  gathering: boolean;
}
