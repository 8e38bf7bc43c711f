import { Badge, Box, Flex, HStack, Link, Text } from "@chakra-ui/react";
import { BellRing, CircleOff, Droplet, DropletOff, Droplets, RadioTower, Send } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../app/paths";
import type { DeliveryReason, NotificationLineFragment } from "../../../graphql/generated";
import { type T, useT } from "../../../i18n/useT";
import { Age } from "../../../shared/time/Age";
import { formatDateTime } from "../../../shared/time/format";
import { useNow } from "../../../shared/time/useNow";
import { notificationsTexts } from "../notificationsTexts";

const icons = {
  SILENT: CircleOff,
  BACK: RadioTower,
  ALARM: BellRing,
  VALVE_FLOWS: Droplets,
  VALVE_DRY: DropletOff,
  VALVE_OBEYS: Droplet,
  TEST: Send,
};
const titles = {
  SILENT: "eventSilent",
  BACK: "eventBack",
  ALARM: "eventAlarm",
  VALVE_FLOWS: "eventValveFlows",
  VALVE_DRY: "eventValveDry",
  VALVE_OBEYS: "eventValveObeys",
  TEST: "eventTest",
} as const;
const channels = { EMAIL: "email", WEBHOOK: "webhook" } as const;
const palettes = { SENT: "green", WAITING: "gray", FAILED: "red", DROPPED: "gray" };
const colors = {
  SILENT: "fg.error",
  BACK: "fg.success",
  ALARM: "fg.warning",
  VALVE_FLOWS: "fg.error",
  VALVE_DRY: "fg.warning",
  VALVE_OBEYS: "fg.success",
  TEST: "fg.muted",
};
/** Text keys for the time that a notification is about. */
const sinces = {
  SILENT: "silentSince",
  BACK: "backAfter",
  VALVE_FLOWS: "valveSince",
  VALVE_DRY: "valveSince",
  VALVE_OBEYS: "valveAfter",
} as const;

/** One notification: event, device, time, and its deliveries. */
export function NotificationItem({ notification }: { notification: NotificationLineFragment }) {
  const t = useT(notificationsTexts);
  const now = useNow();
  const { event, client, time, deliveries } = notification;
  const Icon = icons[event];
  const detail = detailOf(t, notification);
  return (
    <Flex as="li" gap="4" py="4" align="start" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Box color={colors[event]} pt="0.5" flexShrink="0">
        <Icon size={20} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Flex justify="space-between" gap="4">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {t(titles[event])}
            {event === "TEST" ? null : ": "}
            {client ? (
              <Link asChild fontWeight="medium">
                <RouterLink to={paths.client(client.id)}>{client.name}</RouterLink>
              </Link>
            ) : null}
            {!client && event !== "TEST" ? t("unknownPlace") : null}
          </Text>
          <Text textStyle="sm" color="fg.muted" flexShrink="0">
            <Age at={time} />
          </Text>
        </Flex>
        {detail === "" ? null : (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {detail}
          </Text>
        )}
        <HStack gap="2" wrap="wrap" pt="2">
          {deliveries.map((delivery) => (
            <Badge
              key={delivery.channel}
              colorPalette={palettes[delivery.state]}
              whiteSpace="normal"
              data-delivery={delivery.channel}
            >
              {t(channels[delivery.channel])}: {deliveryText(t, delivery, now)}
            </Badge>
          ))}
        </HStack>
      </Box>
    </Flex>
  );
}

function detailOf(
  t: T<typeof notificationsTexts>,
  { event, since, alarms, untold }: NotificationLineFragment,
): string {
  if (event === "ALARM") return alarms.join(", ");
  if (since === null || event === "TEST") return "";
  const date = formatDateTime(since);
  const told = t(sinces[event], { date });
  return untold > 0 ? `${told}, ${t("untold", { count: untold })}` : told;
}

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

/** Delivery by one channel: "poslano", "ni uspelo (odgovor 500)", "čaka do 05.03.2026 06:00". */
function deliveryText(t: T<typeof notificationsTexts>, delivery: Delivery, now: number): string {
  const state = stateText(t, delivery, now);
  const reason = reasonText(t, delivery);
  return reason === null ? state : `${state} (${reason})`;
}
