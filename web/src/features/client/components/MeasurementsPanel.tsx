import { Box, Flex, Stack } from "@chakra-ui/react";
import { ChartColumn } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { clientKind } from "../../../shared/chart/clientKind";
import { IntervalPicker } from "../../../shared/interval/IntervalPicker";
import { PageError, PageMessage } from "../../../shared/ui/PageState";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { graphSet } from "../graphSet";
import type { PanelProps } from "../panels";
import { MeasurementsSkeleton } from "./ClientSkeleton";
import { DisplayOff } from "./DisplayOff";
import { Figures } from "./Figures";
import { Freshness } from "./Freshness";
import { Graphs } from "./Graphs";

/** "Meritve": a period's figures and graphs. */
export function MeasurementsPanel({ client, traffic, interval, onInterval }: PanelProps) {
  const t = useT("client");
  return (
    <Stack gap="4">
      <DisplayOff clientId={client.id} />
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <IntervalPicker interval={interval} onChange={onInterval} zone={client.timeZone} />
        <Box py="2">
          <Freshness
            lastActiveDate={client.lastActiveDate}
            arrivals={traffic.arrivals}
            timeZone={client.timeZone}
          />
        </Box>
      </Flex>
      {traffic.failed && traffic.measurement ? (
        <StaleNotice text={`${t("loadFailed")}.`} at={traffic.at} onRetry={traffic.retry} />
      ) : null}
      <Content client={client} traffic={traffic} />
    </Stack>
  );
}

function Content({ client, traffic }: Pick<PanelProps, "client" | "traffic">) {
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
      <Graphs
        clientId={client.id}
        set={graphSet(kind, inOut, measurement)}
        clientKind={kind}
        measurement={measurement}
        onRetry={traffic.retry}
      />
    </Stack>
  );
}
