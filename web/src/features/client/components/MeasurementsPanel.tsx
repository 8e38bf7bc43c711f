import { Box, Flex, Stack } from "@chakra-ui/react";
import { ChartColumn } from "lucide-react";
import type { ClientHeadFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { clientKind } from "../../../shared/chart/clientKind";
import { IntervalPicker } from "../../../shared/interval/IntervalPicker";
import type { Interval } from "../../../shared/interval/interval";
import { PageError, PageMessage } from "../../../shared/ui/PageState";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { graphSet } from "../graphSet";
import { hasReport } from "../tabs";
import type { ClientTraffic } from "../useClientTraffic";
import { MeasurementsSkeleton } from "./ClientSkeleton";
import { Figures } from "./Figures";
import { Freshness } from "./Freshness";
import { Graphs } from "./Graphs";
import { ReportLinks } from "./ReportLinks";

export type MeasurementsPanelProps = {
  client: ClientHeadFragment;
  traffic: Omit<ClientTraffic, "client">;
  interval: Interval;
  onInterval: (interval: Interval) => void;
};

/** "Meritve": a period's figures and graphs. */
export function MeasurementsPanel({ client, traffic, interval, onInterval }: MeasurementsPanelProps) {
  const t = useT("client");
  return (
    <Stack gap="4">
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <IntervalPicker interval={interval} onChange={onInterval} zone={client.timeZone} />
        <Flex align="center" columnGap="4" rowGap="1" wrap="wrap">
          <Box py="2">
            <Freshness
              lastActiveDate={client.lastActiveDate}
              arrivals={traffic.arrivals}
              timeZone={client.timeZone}
            />
          </Box>
          {hasReport(client) && traffic.measurement ? (
            <ReportLinks clientId={client.id} period={traffic.measurement} />
          ) : null}
        </Flex>
      </Flex>
      {traffic.failed && traffic.measurement ? (
        <StaleNotice text={`${t("loadFailed")}.`} at={traffic.at} onRetry={traffic.retry} />
      ) : null}
      <Content client={client} traffic={traffic} />
    </Stack>
  );
}

function Content({ client, traffic }: Pick<MeasurementsPanelProps, "client" | "traffic">) {
  const t = useT("client");
  const { measurement, switching, failed } = traffic;
  if (!measurement) {
    if (!failed) return <MeasurementsSkeleton />;
    return <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={traffic.retry} />;
  }
  if (measurement.completeness.coveredSeconds === 0)
    return <PageMessage icon={<ChartColumn />} title={t("nothingTitle")} text={t("nothingText")} />;
  const kind = clientKind(client);
  const inOut = client.groups?.some(({ inOutGraphs }) => inOutGraphs) ?? false;
  return (
    <Stack gap="3" aria-busy={switching} opacity={switching ? 0.5 : 1} transition="opacity 150ms">
      <Figures kind={kind} measurement={measurement} />
      <Graphs kinds={graphSet(kind, inOut, measurement)} clientKind={kind} measurement={measurement} />
    </Stack>
  );
}
