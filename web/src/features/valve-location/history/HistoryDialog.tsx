import { Button, Flex, Grid, Skeleton, Stack, Text } from "@chakra-ui/react";
import { AHEAD_DAYS, HISTORY_DAYS } from "@obcestje/contract/limits/spans.js";
import { CalendarClock, CalendarX2, SearchX } from "lucide-react";
import { useMemo, useState } from "react";
import { useValveHistoryQuery } from "../../../graphql/operations/valves";
import { serverNow } from "../../../graphql/serverClock";
import { useLanguage, useT } from "../../../i18n/useT";
import { createChartContext } from "../../../shared/chart/chartContext";
import { IntervalPicker } from "../../../shared/interval/IntervalPicker";
import { type Interval, intervalInput } from "../../../shared/interval/interval";
import { midnightAfter } from "../../../shared/interval/midnight";
import { type Period, resolveInterval } from "../../../shared/interval/resolveInterval";
import { useInterval } from "../../../shared/interval/useInterval";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastShown } from "../../../shared/live/useLastShown";
import { useOffers } from "../../../shared/offers/useOffers";
import { formatDateTime } from "../../../shared/time/format";
import { useNow } from "../../../shared/time/useNow";
import { LargeDialog } from "../../../shared/ui/LargeDialog";
import { PageError, PageMessage } from "../../../shared/ui/PageState";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { Switching } from "../../../shared/ui/Switching";
import type { Valve, ValveLocation } from "../../../shared/valves/valve";
import { bandChart } from "./bandChart";
import { lanesOf } from "./bands";
import { HistoryChart } from "./HistoryChart";
import { historyOperation } from "./historyOperation";
import type { HistoryParts } from "./historyParts";
import { MinutesCard } from "./MinutesCard";
import { RunLog } from "./RunLog";
import { timelineOf } from "./timeline";
import { periodOf, toldUntil } from "./valveHistory";
import { valveHistoryTexts } from "./valveHistoryTexts";

type HistoryDialogProps = {
  location: Pick<ValveLocation, "timeZone">;
  valve: { client: Pick<Valve["client"], "id" | "name"> };
  onClose: () => void;
};

/** A valve's history over the page; it fills the window of a phone. */
export function HistoryDialog({ location, valve, onClose }: HistoryDialogProps) {
  const t = useT(valveHistoryTexts);
  return (
    <LargeDialog
      title={t("title", { name: valve.client.name })}
      width="min(84rem, 94dvw)"
      height="94dvh"
      isPaper
      onClose={onClose}
      body={{ p: { base: "3", md: "5" }, bg: "bg.subtle" }}
    >
      <HistoryContent client={valve.client} zone={location.timeZone} />
    </LargeDialog>
  );
}

/** A valve's history for the period in the address. */
function HistoryContent({ client, zone }: Pick<HistoryProps, "client" | "zone">) {
  const t = useT(valveHistoryTexts);
  const [interval, setInterval] = useInterval();
  const now = useNow(60_000);
  const fault = periodFault(resolveInterval(interval, now, zone), now);
  return (
    <Stack gap="4">
      <PeriodTools interval={interval} zone={zone} onChange={setInterval} />
      {fault === null ? (
        <History client={client} zone={zone} interval={interval} now={now} />
      ) : (
        <PageMessage icon={<CalendarX2 />} title={t(fault)} text={t("chooseAnother")} />
      )}
    </Stack>
  );
}

const day = 86_400;
/** Seconds: days may be an hour longer by the clock. */
const longestHistory = HISTORY_DAYS * day + 3600;
/** Seconds: how far ahead plans are known. */
const farthest = AHEAD_DAYS * day + 3600;

/** Reason why the portal has no history of a period in Unix seconds; null if it has. */
function periodFault({ from, to }: Period, now: number): "tooLong" | "tooFarAhead" | null {
  if (to - from > longestHistory) return "tooLong";
  return to - now > farthest ? "tooFarAhead" : null;
}

type PeriodToolsProps = { interval: Interval; zone: string; onChange: (interval: Interval) => void };

/** Picker of the period: the past, or the planned week. */
function PeriodTools({ interval, zone, onChange }: PeriodToolsProps) {
  const t = useT(valveHistoryTexts);
  function showAhead() {
    const now = serverNow();
    onChange({ kind: "custom", from: midnightAfter(-1, now, zone), to: midnightAfter(6, now, zone) });
  }
  return (
    <Flex gap="3" wrap="wrap" align="start" justify="space-between" _print={{ display: "none" }}>
      <IntervalPicker interval={interval} onChange={onChange} zone={zone} longest={longestHistory} />
      <Button size="sm" h="8" variant="outline" bg="bg.panel" onClick={showAhead}>
        <CalendarClock aria-hidden />
        {t("ahead")}
      </Button>
    </Flex>
  );
}

type HistoryProps = {
  client: Pick<Valve["client"], "id" | "name">;
  zone: string;
  interval: Interval;
  /** Unix seconds. */
  now: number;
};

/** Reads a valve's history each minute; the last answer stays until the next arrives. */
function History({ client, zone, interval, now }: HistoryProps) {
  const t = useT(valveHistoryTexts);
  const variables = { clientId: client.id, interval: intervalInput(interval) };
  const query = useValveHistoryQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at, switching, failed } = useLastShown(answerOf(query), JSON.stringify(variables), client.id);
  const history = data?.client?.valve?.history;
  const retry = () => void query.refetch().catch(() => undefined);
  if (!history) {
    if (failed) return <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={retry} />;
    if (data === undefined) return <Skeletons />;
    return <PageMessage icon={<SearchX />} title={t("missingTitle")} text={t("missingText")} />;
  }
  const period = periodOf(history) ?? resolveInterval(interval, now, zone);
  const wall = (unix: number) => formatDateTime(unix, zone);
  return (
    <>
      <Text className="on-paper" color="fg.muted" textStyle="sm">
        {`${wall(period.from)} – ${wall(period.to)} (${zone})`}
      </Text>
      {failed ? <StaleNotice text={`${t("loadFailed")}.`} at={at} onRetry={retry} /> : null}
      <Switching isSwitching={switching}>
        <HistoryView
          history={history}
          period={period}
          now={toldUntil(history, now)}
          about={{ places: [client.name], periods: [period], timeZone: zone }}
          operation={() =>
            historyOperation(
              `${t("title", { name: client.name })}: ${wall(period.from)} – ${wall(period.to)} (${zone})`,
              client.id,
              period,
            )
          }
          onRetry={retry}
        />
      </Switching>
    </>
  );
}

function Skeletons() {
  return (
    <Stack gap="4" aria-busy>
      <Skeleton height="21rem" />
      <Skeleton height="18rem" />
    </Stack>
  );
}

/**
 * A valve's actual and expected states: as bands, run by run, and in minutes; only the actual ones if the
 * platform does not compare them.
 */
function HistoryView(parts: HistoryParts) {
  const isCompared = useOffers().has("VALVE_HISTORY");
  const { days, runs } = parts.history;
  return (
    <Grid
      gap="4"
      alignItems="start"
      templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 5fr) minmax(0, 7fr)" }}
    >
      <Grid gridColumn={{ xl: "1 / -1" }} templateColumns="minmax(0, 1fr)">
        <BandsCard {...parts} />
      </Grid>
      {isCompared && days !== null ? <MinutesCard {...parts} days={days} /> : null}
      {isCompared && runs !== null ? <RunLog runs={runs} zone={parts.about.timeZone} /> : null}
    </Grid>
  );
}

/** Pixels. */
const height = 270;

/** Plans and reports over one time axis. */
function BandsCard({ history, period, now, about, operation, onRetry }: HistoryParts) {
  const t = useT(valveHistoryTexts);
  const language = useLanguage();
  const [zoomable, setZoomable] = useState(false);
  const zone = about.timeZone;
  const { from, to } = period;
  const model = useMemo(() => {
    const context = createChartContext({ language, zone, zoomable });
    const segments = timelineOf(history, { from, to }, now);
    return bandChart(segments, { from, to }, now, context, t, lanesOf(history));
  }, [history, from, to, now, language, zone, zoomable, t]);
  return (
    <HistoryChart
      model={model}
      about={about}
      height={height}
      operation={operation}
      zoom={{ on: zoomable, toggle: () => setZoomable(!zoomable) }}
      onRetry={onRetry}
    />
  );
}
