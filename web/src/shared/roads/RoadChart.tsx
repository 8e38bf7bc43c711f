import { Box, Flex, IconButton, Skeleton, Stack, Text } from "@chakra-ui/react";
import { ChartColumn, Table2 } from "lucide-react";
import { useMemo, useState } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { Chart } from "../chart/Chart";
import { ChartMessage } from "../chart/ChartMessage";
import { ChartTableView } from "../chart/ChartTableView";
import { chartTexts } from "../chart/chartTexts";
import { PictureMenu } from "../chart/picture/PictureMenu";
import { EstimateSign } from "../estimate/EstimateMark";
import { useInSight } from "../ui/useInSight";
import { usePrinting } from "../ui/usePrinting";
import { type RoadGraph, withoutGraph } from "./graphs";
import type { RoadClient } from "./roadClient";
import { roadsTexts } from "./roadsTexts";
import { isGraphTold, roadModel, type Scale, smallOptions } from "./smallChart";
import { useSeries } from "./useSeries";

type RoadChartProps = {
  client: RoadClient;
  graph: RoadGraph;
  /** Pixels. */
  height: number;
  /** Scale shared by all charts of the page; null: its own. */
  scale?: Scale | null;
};

/** A location's graph, loaded and drawn while it is visible, with its table one click away. */
export function RoadChart({ client, graph, height, scale = null }: RoadChartProps) {
  const t = useT(roadsTexts);
  const [ref, isInSight] = useInSight<HTMLDivElement>();
  const missing = withoutGraph(client.kind, graph);
  return (
    <Box ref={ref} minH={`${height}px`} minW="0">
      {missing !== null ? (
        <ChartMessage height={height} text={t(missing)} />
      ) : (
        <Drawn client={client} graph={graph} height={height} scale={scale} isInSight={isInSight} />
      )}
    </Box>
  );
}

function Drawn({ client, graph, height, scale = null, isInSight }: RoadChartProps & { isInSight: boolean }) {
  const t = useT(roadsTexts);
  const chartT = useT(chartTexts);
  const language = useLanguage();
  const [isTable, setTable] = useState(false);
  const isPrinting = usePrinting();
  const series = useSeries(client, isInSight);
  const model = useMemo(
    () => (series ? roadModel(graph, client, series, language) : undefined),
    [series, graph, client, language],
  );
  const options = useMemo(() => model && smallOptions(model.options, graph, scale), [model, graph, scale]);
  if (series === null) return <ChartMessage height={height} text={t("chartFailed")} />;
  if (series === undefined || model === undefined || options === undefined)
    // Out of sight nothing needs to look busy. On paper a text says that the chart is missing.
    return isInSight ? (
      <Skeleton height={`${height}px`} aria-label={chartT("loading")} />
    ) : (
      <Text className="on-paper" textStyle="xs" color="fg.muted">
        {t("notDrawn")}
      </Text>
    );
  if (model.empty) {
    const text = chartT(isGraphTold(graph, client, series) ? "noData" : "notTold");
    return <ChartMessage height={height} text={text} />;
  }
  const word = chartT(isTable ? "showChart" : "showTable");
  return (
    <Flex gap="1" align="start">
      <Box flex="1" minW="0">
        {isTable ? (
          <ChartTableView
            model={{ title: `${model.title}, ${client.name}`, table: model.table }}
            height={height}
          />
        ) : isInSight || isPrinting ? (
          <Chart options={options} height={height} />
        ) : null}
      </Box>
      <Stack gap="0" color="fg.muted" css={{ "& button": { color: "inherit" } }} _print={{ display: "none" }}>
        {model.isEstimate ? (
          <Box textAlign="center" textStyle="sm" lineHeight="1.2" pe="0.5em">
            <EstimateSign />
          </Box>
        ) : null}
        <PictureMenu
          name={`${model.title}, ${client.name}`}
          model={model}
          places={[client.name]}
          periods={[series]}
          timeZone={series.timeZone}
          size="2xs"
        />
        <IconButton
          size="2xs"
          variant="ghost"
          aria-label={`${word}: ${model.title}, ${client.name}`}
          title={word}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
        </IconButton>
      </Stack>
    </Flex>
  );
}
