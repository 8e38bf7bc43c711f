import { Box, HStack, Spinner, Text } from "@chakra-ui/react";
import { Check, CheckCheck } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { useMoment } from "../../../shared/valves/useMoment";
import type { Valve } from "../../../shared/valves/valve";
import { valvesTexts } from "../../../shared/valves/valvesTexts";

type OrderLineProps = { order: NonNullable<Valve["order"]>; timeZone: string };

const looks = {
  WAITING: { text: "orderWaiting", color: "fg.warning" },
  HEARD: { text: "orderHeard", color: "fg.info" },
  CONFIRMED: { text: "orderConfirmed", color: "fg.success" },
} as const;

/** How far the last order is: the portal has it, the device knows, water does as it was told; with the times, as far as it is told. */
export function OrderLine({ order, timeZone }: OrderLineProps) {
  const t = useT(valvesTexts);
  const moment = useMoment(timeZone);
  const look = order.state && looks[order.state];
  const color = look?.color;
  const time =
    order.heardDate !== null && order.state !== "WAITING"
      ? t("orderHeardAt", { time: moment(order.heardDate) })
      : order.since && t("orderSince", { time: moment(order.since) });
  if (!look && !time) return null;
  return (
    <HStack gap="2" textStyle="sm" align="start" data-order={order.state}>
      {look ? (
        <Box color={color} h="1lh" display="flex" alignItems="center">
          <StepSign state={order.state} />
        </Box>
      ) : null}
      <Text>
        {look ? (
          <Text as="span" color={color} fontWeight="medium">
            {t(look.text)}
          </Text>
        ) : null}
        <Text as="span" color="fg.muted">
          {look && time ? " · " : null}
          {time}
        </Text>
      </Text>
    </HStack>
  );
}

function StepSign({ state }: { state: OrderLineProps["order"]["state"] }) {
  if (state === "WAITING") return <Spinner size="xs" borderWidth="2px" aria-hidden data-lasting />;
  const Icon = state === "HEARD" ? Check : CheckCheck;
  return <Icon size={16} aria-hidden />;
}
