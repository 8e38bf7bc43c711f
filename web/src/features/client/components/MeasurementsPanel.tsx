import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { ChartColumn } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { clientKind, countedKind } from "../../../shared/chart/clientKind";
import { graphSet } from "../../../shared/chart/graphSet";
import { toldGraphs } from "../../../shared/chart/told";
import { isSilent } from "../../../shared/interval/completeness";
import { IntervalPicker } from "../../../shared/interval/IntervalPicker";
import { resolutionText } from "../../../shared/interval/resolution";
import { formatDateTime } from "../../../shared/time/format";
import { useNow } from "../../../shared/time/useNow";
import { PageError, PageMessage } from "../../../shared/ui/PageState";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { Switching } from "../../../shared/ui/Switching";
import { clientTexts } from "../clientTexts";
import { Downloads } from "../exports/Downloads";
import type { PanelProps } from "../panelProps";
import { shownPeriod } from "../shownPeriod";
import { MeasurementsSkeleton } from "./ClientSkeleton";
import { ClockOff } from "./ClockOff";
import { DisplayOff } from "./DisplayOff";
import { Freshness } from "./Freshness";
import { GraphsMenu } from "./GraphsMenu";
import { GroupSince } from "./GroupSince";
import { Traffic } from "./Traffic";

/** "Meritve": a period's figures and graphs. */
export function MeasurementsPanel(props: PanelProps) {
  const { client, traffic, interval, onInterval } = props;
  const t = useT(clientTexts);
  // Rendered in slices, so that the page answers meanwhile.
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
  const period = shownPeriod(traffic, interval, useNow(60_000), client.timeZone);
  const language = useLanguage();
  const wholeHours = shown && resolutionText(shown.measurement.resolution, client.timeZone, language);
  return (
    <Stack gap="4">
      <DisplayOff clientId={client.id} />
      <ClockOff clientId={client.id} />
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <Stack gap="2" width={{ base: "full", md: "auto" }}>
          <IntervalPicker interval={interval} onChange={onInterval} zone={client.timeZone} />
          <Text textStyle="sm" color="fg.muted">
            {t("periodOf", {
              from: formatDateTime(period.from, client.timeZone),
              to: formatDateTime(period.to, client.timeZone),
            })}
          </Text>
        </Stack>
        <Flex align="center" columnGap="4" rowGap="1" wrap="wrap" justify="space-between">
          <Box py="2">
            <Freshness client={client} arrivals={traffic.arrivals} />
          </Box>
          <Flex gap="2" wrap="wrap">
            <Downloads {...props} />
            {shown === undefined ? null : <GraphsMenu {...shown} />}
          </Flex>
        </Flex>
      </Flex>
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
      ) : isSilent(shown.measurement.completeness) ? (
        <PageMessage icon={<ChartColumn />} title={t("nothingTitle")} text={t("nothingText")} />
      ) : (
        <Switching isSwitching={isSwitching} gap="3">
          <Traffic {...shown} clientId={client.id} place={client.name} onRetry={traffic.retry} />
        </Switching>
      )}
    </Stack>
  );
}

/** No figures yet: they are on their way, or could not be had. */
function Nothing({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useT(clientTexts);
  if (!failed) return <MeasurementsSkeleton />;
  return <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={onRetry} />;
}
