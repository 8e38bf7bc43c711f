import { LONGEST_TIME_ZONE, LONGEST_WEBHOOK } from "@obcestje/contract/limits/lengths.js";
import { SILENT_MINUTES } from "@obcestje/contract/limits/spans.js";
import Type from "typebox";
import { Id, IdListBody } from "../http/ids.js";
import { Etag, Nullable, Text, UnixTime } from "../http/schemas.js";

export const CHANNELS = ["email", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

export const EVENTS = ["silent", "back", "alarm", "valveFlows", "valveDry", "valveObeys", "test"] as const;
export type NotificationEvent = (typeof EVENTS)[number];

export const STATES = ["waiting", "sent", "failed", "dropped"] as const;
export type DeliveryState = (typeof STATES)[number];

/** The reason why something was not sent, or not yet. */
export const REASONS = [
  "notSetUp",
  "addressRefused",
  "addressNotPublic",
  "noConnection",
  "noAnswer",
  "refused",
  "channelOff",
  "notInSight",
] as const;
export type Reason = (typeof REASONS)[number];

/** What a person may turn on or off. Each is a column of its name in notification_preference. */
export const EVENT_SWITCHES = ["silent", "back", "alarm", "valve"] as const;
export type EventSwitch = (typeof EVENT_SWITCHES)[number];

/** One value for each switch. */
export const bySwitch = <Value>(value: (name: EventSwitch) => Value): Record<EventSwitch, Value> =>
  Object.fromEntries(EVENT_SWITCHES.map((name) => [name, value(name)])) as Record<EventSwitch, Value>;

const EventsJson = Type.Object({
  silent: Type.Boolean(),
  back: Type.Boolean(),
  alarm: Type.Boolean(),
  valve: Type.Boolean({ description: "A valve flows or is dry though it should not, or obeys again" }),
} satisfies Record<EventSwitch, unknown>);

const MINUTE_OF_DAY = { minimum: 0, maximum: 1439, description: "Minutes of the local day" };
const SILENT_AFTER = { minimum: SILENT_MINUTES.min, maximum: SILENT_MINUTES.max, description: "Minutes" };
const ZoneName = "IANA zone; null: of the person's group";

export const PreferencesJson = Type.Object({
  events: EventsJson,
  silentAfter: Type.Integer(SILENT_AFTER),
  channels: Type.Object({
    email: Type.Object({
      enabled: Type.Boolean(),
      address: Type.String({ description: "The account's" }),
      available: Type.Boolean({ description: "Whether this platform can send e-mail" }),
      reason: Nullable(Type.Enum(["notSetUp"])),
    }),
    webhook: Type.Object({
      enabled: Type.Boolean(),
      url: Nullable(Type.String()),
      secretDate: Nullable({ ...UnixTime, description: "When the secret was made; null: there is none" }),
    }),
  }),
  quietHours: Type.Object({
    enabled: Type.Boolean(),
    from: Type.Integer(MINUTE_OF_DAY),
    to: Type.Integer(MINUTE_OF_DAY),
    timeZone: Nullable(Type.String({ description: ZoneName })),
    usualTimeZone: Type.String({ description: "What holds where timeZone is null" }),
    alarmsPass: Type.Boolean({ description: "Alarms are sent all the same" }),
  }),
  allClients: Type.Boolean({ description: "false: those of clientIds" }),
  clientIds: Type.Array(Id, { description: "Those chosen that the person sees" }),
  etag: Etag,
});

export const PreferencesBody = Type.Object({
  events: Type.Optional(Type.Partial(Type.Object(bySwitch(() => Type.Boolean())))),
  silentAfter: Type.Optional(Type.Integer(SILENT_AFTER)),
  channels: Type.Optional(
    Type.Object({
      email: Type.Optional(Type.Object({ enabled: Type.Optional(Type.Boolean()) })),
      webhook: Type.Optional(
        Type.Object({
          enabled: Type.Optional(Type.Boolean()),
          url: Type.Optional(Nullable(Text(LONGEST_WEBHOOK, 0))),
        }),
      ),
    }),
  ),
  quietHours: Type.Optional(
    Type.Object({
      enabled: Type.Optional(Type.Boolean()),
      from: Type.Optional(Type.Integer(MINUTE_OF_DAY)),
      to: Type.Optional(Type.Integer(MINUTE_OF_DAY)),
      timeZone: Type.Optional(Nullable({ ...Text(LONGEST_TIME_ZONE), description: ZoneName })),
      alarmsPass: Type.Optional(Type.Boolean()),
    }),
  ),
  allClients: Type.Optional(Type.Boolean()),
  clientIds: Type.Optional(IdListBody),
});

export const NotificationJson = Type.Object({
  id: Id,
  event: Type.Enum([...EVENTS]),
  clientId: Nullable(Id),
  time: UnixTime,
  since: Nullable({
    ...UnixTime,
    description: "The last activity before the silence; of a valve, when it began not to be as it should",
  }),
  alarms: Type.Array(Type.String()),
  untold: Type.Integer({ description: "The same within the hour before that was not told" }),
  deliveries: Type.Array(
    Type.Object({
      channel: Type.Enum([...CHANNELS]),
      state: Type.Enum([...STATES]),
      attempts: Type.Integer(),
      nextDate: Nullable({ ...UnixTime, description: "When it is tried next" }),
      lastDate: Nullable({ ...UnixTime, description: "When it was tried last" }),
      reason: Nullable(Type.Enum([...REASONS])),
      status: Nullable(Type.Integer({ description: "What the receiver answered, of HTTP or SMTP" })),
    }),
  ),
});

export const SecretJson = Type.Object({
  secret: Type.String({ description: "Told here only" }),
  secretDate: UnixTime,
});
