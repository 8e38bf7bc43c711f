import { Box, Flex, Skeleton, Stack, Text } from "@chakra-ui/react";
import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import { ChartColumn } from "lucide-react";
import { lazy, memo, Suspense, useDeferredValue, useMemo } from "react";
import { useClientClockQuery, useClientDisplayQuery } from "../../../graphql/operations/client";
import { useLanguage, useT } from "../../../i18n/useT";
import { type ClientKind, clientKind, countedKind } from "../../../shared/chart/clientKind";
import type { GraphKind } from "../../../shared/chart/graphKind";
import { graphSet } from "../../../shared/chart/graphSet";
import { hasSpeeds } from "../../../shared/chart/hasSpeeds";
import { toldGraphs } from "../../../shared/chart/told";
import { useVersion } from "../../../shared/chart/useVersion";
import { useClockWords } from "../../../shared/clients/clock/useClockWords";
import { clockTexts } from "../../../shared/clients/clockTexts";
import { directionsIn } from "../../../shared/directions/directionsIn";
import { isSilent } from "../../../shared/interval/completeness";
import { IntervalPicker } from "../../../shared/interval/IntervalPicker";
import type { Interval } from "../../../shared/interval/interval";
import { resolutionText } from "../../../shared/interval/resolution";
import { AsIfNotice } from "../../../shared/limit-history/AsIfLimit";
import { everyMinute } from "../../../shared/live/everyMinute";
import { LeftOutLines } from "../../../shared/notes/LeftOutLines";
import { MarksContext } from "../../../shared/notes/marksContext";
import { type PeriodNotes, usePeriodNotes } from "../../../shared/notes/usePeriodNotes";
import { useLocalSession } from "../../../shared/session/useLocalSession";
import { formatDateTime } from "../../../shared/time/format";
import { useNow } from "../../../shared/time/useNow";
import { ErrorBoundary } from "../../../shared/ui/ErrorBoundary";
import { PageError, PageMessage } from "../../../shared/ui/PageState";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { StatusAlert } from "../../../shared/ui/StatusAlert";
import { Switching } from "../../../shared/ui/Switching";
import type { ClientMeasurement } from "../clientMeasurement";
import { clientTexts } from "../clientTexts";
import { EngineeringSection } from "../engineering/EngineeringSection";
import { Downloads } from "../exports/Downloads";
import type { PanelProps } from "../panelProps";
import { MoveHintNote } from "../places/MoveHintNote";
import { NotMeasured } from "../places/NotMeasured";
import { StayLine } from "../places/StayLine";
import { useStayPeriod } from "../places/useStayPeriod";
import { shownPeriod } from "../shownPeriod";
import { MeasurementsSkeleton } from "./ClientSkeleton";
import { Figures } from "./Figures";
import { Freshness } from "./Freshness";
import { Graphs } from "./Graphs";
import { GraphsMenu } from "./GraphsMenu";

const NotesCard = lazy(async () => ({ default: (await import("../notes/NotesCard")).NotesCard }));

/** "Meritve": figures and graphs of a period. */
export function MeasurementsPanel(props: PanelProps) {
  const { client, stays, traffic, interval, onInterval } = props;
  const t = useT(clientTexts);
  const stay = useStayPeriod(stays);
  const notes = usePeriodNotes(client.id, interval);
  // Rendered in slices, so the page stays responsive.
  const measurement = useDeferredValue(traffic.measurement, null);
  const isSwitching = useDeferredValue(traffic.switching);
  const kind = measurement ? countedKind(client, measurement) : clientKind(client);
  const inOut = client.groups?.some(({ inOutGraphs }) => inOutGraphs) ?? false;
  const shown = useMemo(
    () =>
      measurement
        ? { kind, set: toldGraphs(graphSet(kind, inOut, measurement), measurement), measurement }
        : undefined,
    [kind, inOut, measurement],
  );
  const names = measurement ? directionsIn(client, measurement.from) : null;
  const { incoming = null, outgoing = null } = names ?? {};
  const isNamed = (incoming ?? outgoing) !== null;
  // The same object as long as the names are the same: charts are drawn anew by it.
  const directions = useMemo(() => (isNamed ? { incoming, outgoing } : null), [isNamed, incoming, outgoing]);
  const period = shownPeriod(traffic, interval, useNow(60_000), client.timeZone);
  const language = useLanguage();
  const wholeHours = shown && resolutionText(shown.measurement.resolution, client.timeZone, language);
  return (
    <Stack gap="4">
      {client.isPlace ? null : (
        <>
          <DisplayOff clientId={client.id} />
          <ClockOff clientId={client.id} />
        </>
      )}
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Stack gap="2" width={{ base: "full", md: "auto" }}>
          <IntervalPicker interval={interval} onChange={onInterval} zone={client.timeZone} stay={stay} />
          <Text textStyle="sm" color="fg.muted">
            {t("periodOf", {
              from: formatDateTime(period.from, client.timeZone),
              to: formatDateTime(period.to, client.timeZone),
            })}
          </Text>
        </Stack>
        <Flex align="center" columnGap="4" rowGap="1" wrap="wrap" justify="space-between">
          {client.isPlace ? null : (
            <Box py="2">
              <Freshness client={client} arrivals={traffic.arrivals} />
            </Box>
          )}
          <Flex gap="2" wrap="wrap">
            <Downloads {...props} />
            {shown === undefined ? null : <GraphsMenu {...shown} />}
          </Flex>
        </Flex>
      </Flex>
      <MoveHintNote client={client} stays={stays} />
      <StayLine client={client} stays={stays} interval={interval} onInterval={onInterval} />
      <GroupSince since={client.groupSince} from={period.from} zone={client.timeZone} />
      {wholeHours ? (
        <Text textStyle="sm" color="fg.muted">
          {wholeHours}
        </Text>
      ) : null}
      {traffic.failed && shown ? (
        <StaleNotice text={`${t("loadFailed")}.`} at={traffic.at} onRetry={traffic.retry} />
      ) : null}
      {shown === undefined ? (
        <Nothing failed={traffic.failed && !traffic.measurement} onRetry={traffic.retry} />
      ) : isSilent(shown.measurement.completeness) && client.isPlace ? (
        <NotMeasured stays={stays} period={period} onInterval={onInterval} />
      ) : isSilent(shown.measurement.completeness) ? (
        <PageMessage icon={<ChartColumn />} title={t("nothingTitle")} text={t("nothingText")} />
      ) : (
        <Switching isSwitching={isSwitching} gap="3">
          {kind === "speed" ? <AsIfNotice /> : null}
          <Traffic
            {...shown}
            clientId={client.id}
            place={client.name}
            directions={directions}
            interval={interval}
            onRetry={traffic.retry}
            marks={notes.marks}
            leftOut={notes.leftOut}
          />
        </Switching>
      )}
      {notes.isOffered ? (
        <Suspense fallback={null}>
          <NotesCard client={client} until={period.to} period={notes} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

/** No figures yet: they are loading, or failed. */
function Nothing({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useT(clientTexts);
  if (!failed) return <MeasurementsSkeleton />;
  return <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={onRetry} />;
}

/** Warns if the assigned configuration turns off any part of the display. No warning if it is unknown. */
function DisplayOff({ clientId }: { clientId: string }) {
  const t = useT(clientTexts);
  const { data } = useClientDisplayQuery({
    variables: { id: clientId },
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  const off = data?.client?.config?.config?.basic?.displayOff ?? "NOTHING";
  if (off === "NOTHING") return null;
  return <StatusAlert status="warning" title={t("displayOff")} />;
}

/** Warns if the device's clock is off, and by how much. No warning if it is unknown. */
function ClockOff({ clientId }: { clientId: string }) {
  const t = useT(clockTexts);
  const words = useClockWords();
  const { data } = useClientClockQuery({
    variables: { id: clientId },
    fetchPolicy: "no-cache",
    ...everyMinute,
  });
  const sentence = words.sentence(data?.client?.info?.clockSkewSeconds);
  if (sentence === null) return null;
  return (
    <StatusAlert status="warning" title={`${sentence}.`}>
      {t("ofMeasurements")}
    </StatusAlert>
  );
}

type GroupSinceProps = {
  /** Time when the device came to the group; null: no move is known. */
  since: number | null;
  /** Start of the shown period. */
  from: number;
  zone: string;
};

/** Says that data before the device came to the group are not shown, if the period starts earlier. Administrators see all. */
function GroupSince({ since, from, zone }: GroupSinceProps) {
  const t = useT(clientTexts);
  const seesAll = useLocalSession()?.isAdmin === 1;
  if (since === null || from >= since || seesAll) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {t("groupSince", { since: formatDateTime(since, zone) })}
    </Text>
  );
}

type TrafficProps = {
  clientId: string;
  /** Name of the location. */
  place: string;
  directions: DirectionNames | null;
  kind: ClientKind;
  /** The device's own graphs. */
  set: readonly GraphKind[];
  measurement: ClientMeasurement;
  interval: Interval;
  onRetry: () => void;
} & Pick<PeriodNotes, "marks" | "leftOut">;

/** Figures, graphs and details of a period; the heaviest part of the page, rendered only for a new measurement. */
const Traffic = memo(function Traffic(props: TrafficProps) {
  const { clientId, place, kind, directions, measurement, interval } = props;
  return (
    <MarksContext value={props.marks}>
      <Figures kind={kind} measurement={measurement} />
      <LeftOutLines leftOut={props.leftOut} zone={measurement.timeZone} />
      <Graphs {...props} />
      <LazyDetails clientId={clientId} kind={kind} directions={directions} measurement={measurement} />
      {kind === "visionBike" ? null : (
        <EngineeringSection
          clientId={clientId}
          place={place}
          kind={kind}
          directions={directions}
          hasSpeeds={kind === "speed" && hasSpeeds(measurement)}
          zone={measurement.timeZone}
          interval={interval}
        />
      )}
    </MarksContext>
  );
});

const Details = lazy(async () => ({ default: (await import("../details/Details")).Details }));

type LazyDetailsProps = Pick<TrafficProps, "clientId" | "kind" | "directions" | "measurement">;

/** Details below the graphs, if they make sense: cameras for people count no vehicles. */
function LazyDetails(props: LazyDetailsProps) {
  const t = useT(clientTexts);
  const version = useVersion(props.measurement);
  if (props.kind === "visionBike") return null;
  return (
    <ErrorBoundary fallback={<PageError title={t("loadFailed")} />} resetKey={String(version)}>
      <Suspense fallback={<Skeleton height="24rem" rounded="lg" />}>
        <Details {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
