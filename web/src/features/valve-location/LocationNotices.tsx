import { Box, Button, Link as ChakraLink, Flex, Stack, Text } from "@chakra-ui/react";
import { CloudRain, OctagonX, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { valveAnchor } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { useNow } from "../../shared/time/useNow";
import { lengthText } from "../../shared/valves/moment";
import { tellsOrders } from "../../shared/valves/tellsOrders";
import { useMoment } from "../../shared/valves/useMoment";
import type { Valve, ValveLocation } from "../../shared/valves/valve";
import { valvesOf } from "../../shared/valves/valvesOf";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import type { LocationActions } from "./controls/useLocationActions";

type LocationNoticesProps = { location: ValveLocation; actions: LocationActions };

/** Notices for the whole location, the most urgent first: deviations of water, all closed by hand, rain. */
export function LocationNotices({ location, actions }: LocationNoticesProps) {
  const t = useT(valvesTexts);
  const { timeZone, permissions, rainDelayUntil } = location;
  const valves = valvesOf(location);
  const flowing = valves.filter(({ deviation }) => deviation?.urgent);
  const dry = valves.filter(({ deviation }) => deviation !== null && !deviation.urgent);
  const isStopped = valves.length > 0 && valves.every(({ mode }) => mode === "MANUAL_OFF");
  return (
    <>
      {flowing.length === 0 ? null : (
        <Notice look="urgent" icon={<TriangleAlert size={20} aria-hidden />}>
          <Deviating
            title={t("urgentTitle", { count: flowing.length })}
            valves={flowing}
            timeZone={timeZone}
          />
        </Notice>
      )}
      {dry.length === 0 ? null : (
        <Notice look="warning" icon={<TriangleAlert size={20} aria-hidden />}>
          <Deviating title={t("dryTitle", { count: dry.length })} valves={dry} timeZone={timeZone} />
        </Notice>
      )}
      {isStopped ? (
        <Notice
          look="quiet"
          icon={<OctagonX size={20} aria-hidden />}
          action={
            permissions.controlAll ? (
              <Button
                variant="outline"
                bg="bg.panel"
                minH="11"
                loading={actions.isBusy}
                loadingText={t("backToSchedule")}
                onClick={() => void actions.backToSchedule(valves.map(({ id }) => id))}
              >
                {t("backToSchedule")}
              </Button>
            ) : null
          }
        >
          <StoppedProgress valves={valves} />
        </Notice>
      ) : null}
      {rainDelayUntil === null ? null : (
        <Notice
          look="rain"
          icon={<CloudRain size={20} aria-hidden />}
          action={
            permissions.controlAll ? (
              <Button
                variant="outline"
                bg="bg.panel"
                minH="11"
                disabled={actions.isBusy}
                onClick={() => void actions.setRainDelay(null, t("rainEnded"))}
              >
                {t("rainEnd")}
              </Button>
            ) : null
          }
        >
          <RainLeft until={rainDelayUntil} timeZone={timeZone} />
        </Notice>
      )}
    </>
  );
}

const looks = {
  urgent: { bg: "red.solid", color: "red.contrast", role: "alert" },
  warning: { bg: "bg.warning", color: "fg.warning", role: "status" },
  quiet: { bg: "bg.muted", color: "fg", role: "status" },
  rain: { bg: "bg.info", color: "fg.info", role: "status" },
} as const;

type NoticeProps = { look: keyof typeof looks; icon: ReactNode; action?: ReactNode; children: ReactNode };

function Notice({ look, icon, action, children }: NoticeProps) {
  return (
    <Flex
      {...looks[look]}
      gap="3"
      rounded="xl"
      px={{ base: "4", md: "5" }}
      py="3"
      align={{ base: "start", sm: "center" }}
      direction={{ base: "column", sm: "row" }}
    >
      <Flex gap="3" flex="1" minW="0">
        <Box flexShrink="0" pt="0.5">
          {icon}
        </Box>
        <Box minW="0">{children}</Box>
      </Flex>
      {action}
    </Flex>
  );
}

type DeviatingProps = { title: string; valves: readonly Valve[]; timeZone: string };

function Deviating({ title, valves, timeZone }: DeviatingProps) {
  const t = useT(valvesTexts);
  const moment = useMoment(timeZone);
  return (
    <Stack gap="1">
      <Text fontWeight="semibold">{title}</Text>
      <Box as="ul" listStyleType="none" textStyle="sm">
        {valves.map(({ id, client, deviation }) => (
          <li key={id}>
            <ChakraLink color="inherit" textDecoration="underline" href={`#${valveAnchor(id)}`}>
              {client.name}
            </ChakraLink>
            {deviation?.since == null ? null : `, ${t("since", { time: moment(deviation.since) })}`}
          </li>
        ))}
      </Box>
    </Stack>
  );
}

function RainLeft({ until, timeZone }: { until: number; timeZone: string }) {
  const t = useT(valvesTexts);
  const moment = useMoment(timeZone);
  const now = useNow(60_000);
  return (
    <Text>
      <Text as="span" fontWeight="semibold">
        {t("rainUntil", { time: moment(until) })}
      </Text>
      {" · "}
      {t("rainLeft", { left: lengthText(t, until - now) })}
    </Text>
  );
}

/** Progress of the order to close everything: the number of devices that have received it, and that report closed. */
function StoppedProgress({ valves }: { valves: readonly Valve[] }) {
  const t = useT(valvesTexts);
  const count = valves.length;
  const told = valves.filter((valve) => tellsOrders(valve) && valve.order?.state !== null);
  const heard = told.filter(({ order }) => order !== null && order.state !== "WAITING").length;
  const hearing = told.length === 0 ? [] : [t("heardBy", { heard, count: told.length })];
  const closed = valves.filter(({ state }) => state === "CLOSED").length;
  return (
    <>
      <Text fontWeight="semibold">{t("allStopped")}</Text>
      <Text textStyle="sm" color="fg.muted">
        {[t("allStoppedText"), ...hearing, t("confirmedBy", { closed, count })].join(" ")}
      </Text>
    </>
  );
}
