import { Badge, Box, Button, Link as ChakraLink, Flex, HStack, Spinner, Stack, Text } from "@chakra-ui/react";
import { ChartSpline, Check, CheckCheck, TriangleAlert } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { paths, valveAnchor } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { conditionOf } from "../../shared/valves/condition";
import { FlowTag } from "../../shared/valves/FlowTag";
import { ReportAge } from "../../shared/valves/ReportAge";
import { tellsOrders } from "../../shared/valves/tellsOrders";
import { useMoment } from "../../shared/valves/useMoment";
import type { Valve } from "../../shared/valves/valve";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import type { ValveActions } from "./controls/useValveActions";
import { ValveControls } from "./controls/ValveControls";
import { openIn } from "./LocationDialogs";

const frames = {
  flows: { borderColor: "border.error", bg: "bg.error" },
  care: { borderColor: "border.warning", bg: undefined },
  open: { borderColor: "border.success", bg: undefined },
  closed: { borderColor: "border", bg: undefined },
} as const;

type ValveTileProps = {
  valve: Valve;
  hasSchedule: boolean;
  timeZone: string;
  canControl: boolean;
  isBusy: boolean;
  setMode: ValveActions["setMode"];
};

/** One valve: its report, its expected state, the state of its last order, and its controls. */
export const ValveTile = memo(function ValveTile(props: ValveTileProps) {
  const { valve, timeZone } = props;
  const { client, deviation, order } = valve;
  const { notes } = client.settings;
  const place = valveAnchor(valve.id);
  const isMeant = useLocation().hash === `#${place}`;
  const tile = useRef<HTMLDivElement>(null);
  // It is rendered after the page, when the browser has already looked for it in vain.
  useEffect(() => {
    if (isMeant) tile.current?.scrollIntoView();
  }, [isMeant]);
  return (
    <Stack
      ref={tile}
      as="li"
      outline={isMeant ? "2px solid {colors.brand.focusRing}" : undefined}
      outlineOffset="2px"
      gap="3"
      p="4"
      rounded="lg"
      borderWidth="1px"
      {...frames[conditionOf(valve)]}
      id={place}
      scrollMarginTop="4"
    >
      <Flex justify="space-between" align="start" gap="3">
        <Box minW="0">
          <Text as="h3" fontWeight="semibold" overflowWrap="anywhere">
            <ChakraLink asChild color="fg">
              <Link to={`${paths.client(client.id)}?tab=settings`}>{client.name}</Link>
            </ChakraLink>
          </Text>
          {notes ? (
            <Text textStyle="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
              {notes}
            </Text>
          ) : null}
        </Box>
        {isHeardOf(client) ? <ConnectionTag isLate={client.info.alarmLastActiveDate !== null} /> : null}
      </Flex>
      <Stack gap="1.5">
        <HStack gap="2" wrap="wrap">
          <FlowTag state={valve.state} size="lg" />
          <Text textStyle="sm" color="fg.muted">
            <ReportAge valve={valve} timeZone={timeZone} isInList />
          </Text>
        </HStack>
        {tellsOrders(valve) ? <Expected valve={valve} timeZone={timeZone} /> : null}
        {order !== null && tellsOrders(valve) ? <OrderLine order={order} timeZone={timeZone} /> : null}
      </Stack>
      {deviation === null ? null : <Deviation deviation={deviation} timeZone={timeZone} />}
      <Box borderTopWidth="1px" pt="2" mt="auto">
        <ValveControls {...props} />
      </Box>
      <HistoryButton valve={valve} />
    </Stack>
  );
});

/** True if it is known how the device is heard: only then "not late" may be shown. */
const isHeardOf = ({ info, alarms, lastActiveDate }: Valve["client"]): boolean =>
  info.alarmLastActiveDate !== null || alarms !== null || lastActiveDate !== null;

type PartProps = { valve: Valve; timeZone: string };

/** Expected state now, and until when. */
function Expected({ valve, timeZone }: PartProps) {
  const t = useT(valvesTexts);
  const moment = useMoment(timeZone);
  const { expectedOpen, nextChange, pausedUntil, mode } = valve;
  return (
    <Text textStyle="sm" color="fg.muted">
      {t(expectedOpen ? "expectedOpen" : "expectedClosed")}
      {nextChange === null ? null : ` ${t("until", { time: moment(nextChange) })}`}
      {pausedUntil !== null && mode === "SCHEDULE"
        ? ` · ${t("pausedUntil", { time: moment(pausedUntil) })}`
        : null}
    </Text>
  );
}

type DeviationProps = { deviation: NonNullable<Valve["deviation"]>; timeZone: string };

/** Kind and start of a deviation. */
function Deviation({ deviation, timeZone }: DeviationProps) {
  const t = useT(valvesTexts);
  const moment = useMoment(timeZone);
  const { urgent, since } = deviation;
  return (
    <HStack
      gap="2"
      align="start"
      rounded="md"
      px="3"
      py="2"
      textStyle="sm"
      bg={urgent ? "red.solid" : "bg.warning"}
      color={urgent ? "red.contrast" : "fg.warning"}
    >
      <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0, marginTop: "2px" }} />
      <Text>
        <Text as="span" fontWeight="semibold">
          {since === null ? t("deviating") : t("deviation", { since: t("since", { time: moment(since) }) })}
        </Text>
        {": "}
        {t(urgent ? "deviationFlows" : "deviationDry")}
      </Text>
    </HStack>
  );
}

function HistoryButton({ valve }: { valve: Valve }) {
  const t = useT(valvesTexts);
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(openIn.history, valve.id);
  return (
    <Button asChild variant="ghost" minH="11" mx="-2" mb="-2" justifyContent="start" px="2">
      <Link
        to={{ search: `?${next}` }}
        preventScrollReset
        aria-label={t("showHistoryOf", { name: valve.client.name })}
      >
        <ChartSpline aria-hidden />
        {t("showHistory")}
      </Link>
    </Button>
  );
}

type OrderLineProps = { order: NonNullable<Valve["order"]>; timeZone: string };

const looks = {
  WAITING: { text: "orderWaiting", color: "fg.warning" },
  HEARD: { text: "orderHeard", color: "fg.info" },
  CONFIRMED: { text: "orderConfirmed", color: "fg.success" },
} as const;

/**
 * State of the last order: accepted by the portal, heard by the device, confirmed by its reports; with the
 * times, as far as known.
 */
function OrderLine({ order, timeZone }: OrderLineProps) {
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

/** Says whether the device is heard as often as it should be. */
function ConnectionTag({ isLate }: { isLate: boolean }) {
  const t = useT(valvesTexts);
  return (
    <Badge colorPalette={isLate ? "red" : "green"} variant="outline" flexShrink="0">
      {t(isLate ? "late" : "ok")}
    </Badge>
  );
}
