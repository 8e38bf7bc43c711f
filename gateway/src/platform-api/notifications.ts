import { DELIVERY_STATE } from "./deliveryState.js";
import { id, instant, listOf, text, whole } from "./kinds.js";
import type { PageAnswer, Platform, Query, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, sure, table } from "./table.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";
import { oneOf } from "./words.js";

export const NOTIFICATION_EVENT = oneOf(
  {
    SILENT: { description: "A device has been silent for longer than the person allows." },
    BACK: { description: "A device that was silent reports again." },
    ALARM: { description: "A device raises an alarm." },
    VALVE_FLOWS: {
      wire: "valveFlows",
      description: "Water flows though the valve should be closed; comes in quiet hours, too.",
    },
    VALVE_DRY: { wire: "valveDry", description: "A valve reports closed though it should be open." },
    VALVE_OBEYS: { wire: "valveObeys", description: "A valve that did not is as it should be again." },
    TEST: { description: "The person asked for a test." },
  },
  "NotificationEvent",
  "What somebody is told of.",
);

const CHANNEL = oneOf(
  {
    EMAIL: { description: "By e-mail to the account's address." },
    WEBHOOK: { description: "By a signed HTTP request to the person's own address." },
  },
  "NotificationChannel",
  "How somebody is told.",
);

export const DELIVERY_REASON = oneOf(
  {
    NOT_SET_UP: { wire: "notSetUp", description: "The server knows no mail server." },
    ADDRESS_REFUSED: {
      wire: "addressRefused",
      description: "The mail server does not take mail for this address.",
    },
    ADDRESS_NOT_PUBLIC: {
      wire: "addressNotPublic",
      description: "The webhook's address is not on the public internet.",
    },
    NO_CONNECTION: { wire: "noConnection", description: "The receiver could not be reached." },
    NO_ANSWER: { wire: "noAnswer", description: "The receiver did not answer in time." },
    REFUSED: { description: "The receiver answered with another status than success." },
    CHANNEL_OFF: { wire: "channelOff", description: "The person has turned the channel off meanwhile." },
    NOT_IN_SIGHT: {
      wire: "notInSight",
      description: "The person does not see the device any more, or has not chosen it.",
    },
  },
  "DeliveryReason",
  "Why something was not sent, or not yet.",
);

const DELIVERY = table("NotificationDelivery", "How far a notification has come by one channel.", {
  channel: sure("channel", CHANNEL, "By what."),
  state: sure("state", DELIVERY_STATE, "How far."),
  attempts: sure("attempts", whole, "How often it was tried."),
  nextDate: may("nextDate", instant, "When it is tried next; null: never."),
  lastDate: may("lastDate", instant, "When it was tried last; null: never."),
  reason: may("reason", DELIVERY_REASON, "Why not; null: nothing was wrong."),
  status: may("status", whole, "What the receiver answered: a status of HTTP or SMTP."),
});

export const NOTIFICATION = table("Notification", "Something that a person was told, or is to be.", {
  id: need("id", id, "Its id."),
  event: sure("event", NOTIFICATION_EVENT, "What it is about."),
  clientId: may("clientId", id),
  time: sure("time", instant, "When it was seen."),
  since: may(
    "since",
    instant,
    "The device's last activity before its silence, or when its valve began not to be as it should; null where it is about neither.",
  ),
  alarms: sure("alarms", listOf(text), "The alarms, in the device's words."),
  untold: sure("untold", whole, "Earlier ones of the same within the hour, which were not told."),
  deliveries: sure("deliveries", listOf(DELIVERY), "How far it has come, by channel."),
});
export type NotificationRecord = RecordOf<typeof NOTIFICATION>;

/**
 * POST /notification/test.
 * @throws ApiError VALIDATION_FAILED if no channel is on, RATE_LIMITED after 10 within an hour
 */
export async function sendTestNotification(
  platform: Platform,
  options: WriteOptions,
): Promise<NotificationRecord> {
  return wholeRecord(await platform.post("notification/test", undefined, options), NOTIFICATION);
}

/** GET /notification/list: one page, newest first. */
export function pageOfNotifications(platform: Platform, query: Query): Promise<PageAnswer> {
  return platform.getPage("notification/list", query);
}

export const decodeNotifications = (body: unknown): NotificationRecord[] => wholeList(body, NOTIFICATION);
