import { registerEnumType } from "type-graphql";
import { enumOf } from "../objectType.js";
import { DELIVERY_STATE } from "../platform-api/deliveryState.js";
import type {
  DeliveryReasonName,
  NotificationChannelName,
  NotificationEventName,
} from "../platform-api/notifications.js";

/** An enum's values, each by its name. */
type Values<N extends string> = { readonly [name in N]: name };

export const NotificationEvent: Values<NotificationEventName> = {
  SILENT: "SILENT",
  BACK: "BACK",
  ALARM: "ALARM",
  VALVE_FLOWS: "VALVE_FLOWS",
  VALVE_DRY: "VALVE_DRY",
  VALVE_OBEYS: "VALVE_OBEYS",
  TEST: "TEST",
};
registerEnumType(NotificationEvent, {
  name: "NotificationEvent",
  description: "What somebody is told of.",
  valuesConfig: {
    SILENT: { description: "A device has been silent for longer than the person allows." },
    BACK: { description: "A device that was silent reports again." },
    ALARM: { description: "A device raises an alarm." },
    VALVE_FLOWS: { description: "Water flows though the valve should be closed; comes in quiet hours, too." },
    VALVE_DRY: { description: "A valve reports closed though it should be open." },
    VALVE_OBEYS: { description: "A valve that did not is as it should be again." },
    TEST: { description: "The person asked for a test." },
  },
});

export const NotificationChannel: Values<NotificationChannelName> = { EMAIL: "EMAIL", WEBHOOK: "WEBHOOK" };
registerEnumType(NotificationChannel, {
  name: "NotificationChannel",
  description: "How somebody is told.",
  valuesConfig: {
    EMAIL: { description: "By e-mail to the account's address." },
    WEBHOOK: { description: "By a signed HTTP request to the person's own address." },
  },
});

export const DeliveryState = enumOf(DELIVERY_STATE);

export const DeliveryReason: Values<DeliveryReasonName> = {
  NOT_SET_UP: "NOT_SET_UP",
  ADDRESS_REFUSED: "ADDRESS_REFUSED",
  ADDRESS_NOT_PUBLIC: "ADDRESS_NOT_PUBLIC",
  NO_CONNECTION: "NO_CONNECTION",
  NO_ANSWER: "NO_ANSWER",
  REFUSED: "REFUSED",
  CHANNEL_OFF: "CHANNEL_OFF",
  NOT_IN_SIGHT: "NOT_IN_SIGHT",
};
registerEnumType(DeliveryReason, {
  name: "DeliveryReason",
  description: "Why something was not sent, or not yet.",
  valuesConfig: {
    NOT_SET_UP: { description: "The server knows no mail server." },
    ADDRESS_REFUSED: { description: "The mail server does not take mail for this address." },
    ADDRESS_NOT_PUBLIC: { description: "The webhook's address is not on the public internet." },
    NO_CONNECTION: { description: "The receiver could not be reached." },
    NO_ANSWER: { description: "The receiver did not answer in time." },
    REFUSED: { description: "The receiver answered with another status than success." },
    CHANNEL_OFF: { description: "The person has turned the channel off meanwhile." },
    NOT_IN_SIGHT: { description: "The person does not see the device any more, or has not chosen it." },
  },
});
