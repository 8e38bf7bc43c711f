import { Box, Card, Flex, Heading, HStack, IconButton, Text } from "@chakra-ui/react";
import { ChartColumn, Table2, ZoomIn } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { Chart, ChartMessage } from "./Chart";
import { ChartTableView } from "./ChartTableView";
import { type ChartContext, createChartContext } from "./chartContext";
import { chartOf } from "./chartOf";
import { canZoom, type GraphKind } from "./graphKind";
import type { Measurement } from "./measurement";

/** Pixels. */
const chartHeight = 280;

type ChartCardProps = {
  kind: GraphKind;
  measurement: Measurement;
  counts?: ChartContext["counts"];
  /** Whether the figures stand in the chart's place. */
  tableOpen: boolean;
  onTableOpen: (open: boolean) => void;
};

/** One graph with its name and unit, zoom on demand and the table behind it. */
export function ChartCard({ kind, measurement, counts, tableOpen, onTableOpen }: ChartCardProps) {
  const t = useT("chart");
  const language = useLanguage();
  const titleId = useId();
  const [zoomable, setZoomable] = useState(false);
  const zone = measurement.timeZone;
  const model = useMemo(
    () => chartOf[kind](measurement, createChartContext({ language, zone, zoomable, counts })),
    [kind, measurement, language, zone, zoomable, counts],
  );
  const hasZoom = canZoom(kind) && !model.empty && !tableOpen;
  const tableWord = t(tableOpen ? "showChart" : "showTable");
  const zoomWord = t("zoom", { name: model.title });
  return (
    <Card.Root as="section" aria-labelledby={titleId} size="sm" height="full" overflow="hidden">
      <Card.Body gap="3">
        <Flex align="start" gap="2">
          <Box flex="1" minW="0">
            <Heading as="h2" id={titleId} size="sm" fontWeight="semibold" lineHeight="1.4">
              {model.title}
            </Heading>
            <Text color="fg.muted" textStyle="xs">
              {zoomable && hasZoom ? t("zoomHint") : model.unit}
            </Text>
          </Box>
          <HStack gap="1" my="-1">
            {hasZoom ? (
              <IconButton
                size="sm"
                variant={zoomable ? "subtle" : "ghost"}
                aria-pressed={zoomable}
                aria-label={zoomWord}
                title={t(zoomable ? "zoomOff" : "zoomOn")}
                onClick={() => setZoomable(!zoomable)}
              >
                <ZoomIn aria-hidden />
              </IconButton>
            ) : null}
            {model.empty ? null : (
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={`${tableWord}: ${model.title}`}
                title={tableWord}
                onClick={() => onTableOpen(!tableOpen)}
              >
                {tableOpen ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
              </IconButton>
            )}
          </HStack>
        </Flex>
        {model.empty ? (
          <ChartMessage height={chartHeight} text={t("noData")} />
        ) : tableOpen ? (
          <ChartTableView model={model} height={chartHeight} />
        ) : (
          <Chart key={String(zoomable)} options={model.options} height={chartHeight} />
        )}
        {model.note === undefined ? null : (
          <Text color="fg.muted" textStyle="xs">
            {model.note}
          </Text>
        )}
      </Card.Body>
    </Card.Root>
  );
}
