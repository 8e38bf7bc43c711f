import type { DeliveryReason, NotificationLineFragment } from "../../../graphql/generated";
import type { T } from "../../../i18n/useT";
import { formatDateTime } from "../../../shared/time/format";
import type { notificationsTexts } from "../notificationsTexts";

type Delivery = NotificationLineFragment["deliveries"][number];

const reasons = {
  NOT_SET_UP: "reasonNotSetUp",
  ADDRESS_REFUSED: "reasonAddressRefused",
  ADDRESS_NOT_PUBLIC: "reasonAddressNotPublic",
  NO_CONNECTION: "reasonNoConnection",
  NO_ANSWER: "reasonNoAnswer",
  REFUSED: "reasonRefused",
  CHANNEL_OFF: "reasonChannelOff",
  NOT_IN_SIGHT: "reasonNotInSight",
} as const satisfies Record<DeliveryReason, string>;

function reasonText(t: T<typeof notificationsTexts>, { reason, status }: Delivery): string | null {
  if (reason === null) return null;
  if (reason === "REFUSED" && status !== null) return t("reasonRefusedStatus", { status });
  return t(reasons[reason]);
}

function stateText(
  t: T<typeof notificationsTexts>,
  { state, attempts, nextDate }: Delivery,
  now: number,
): string {
  if (state === "SENT") return t("stateSent");
  if (state === "FAILED") return t("stateFailed");
  if (state === "DROPPED") return t("stateDropped");
  if (nextDate === null || nextDate <= now) return t("stateWaiting");
  return t(attempts > 0 ? "stateAgain" : "stateWaitingUntil", { date: formatDateTime(nextDate) });
}

/** How a notification went by one channel: "poslano", "ni uspelo (odgovor 500)", "čaka do 05.03.2026 06:00". */
export function deliveryText(t: T<typeof notificationsTexts>, delivery: Delivery, now: number): string {
  const state = stateText(t, delivery, now);
  const reason = reasonText(t, delivery);
  return reason === null ? state : `${state} (${reason})`;
}
