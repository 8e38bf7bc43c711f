import { Card, Flex, Text } from "@chakra-ui/react";
import type { Chart as DrawnChart } from "highcharts";
import { type ReactNode, useId, useRef, useState } from "react";
import { useT } from "../../../i18n/useT";
import { Chart } from "../../../shared/chart/Chart";
import { ChartHead } from "../../../shared/chart/ChartHead";
import { ChartMessage } from "../../../shared/chart/ChartMessage";
import { ChartTableView } from "../../../shared/chart/ChartTableView";
import { CopyOperation } from "../../../shared/chart/CopyOperation";
import type { ChartModel } from "../../../shared/chart/chartModel";
import { chartTexts } from "../../../shared/chart/chartTexts";
import type { Pictured } from "../../../shared/chart/picture/pictured";
import { ZoomTools } from "../../../shared/chart/ZoomTools";

/** Milliseconds: the narrowest zoom shows a quarter of an hour. */
const narrowest = 15 * 60_000;

type HistoryChartProps = {
  model: ChartModel;
  about: Omit<Pictured, "model">;
  /** Pixels. */
  height: number;
  /** Returns the GraphQL operation for scripts. */
  operation: () => string;
  zoom?: { on: boolean; toggle: () => void };
  /** Content between the head and the chart. */
  children?: ReactNode;
  onRetry: () => void;
};

/** A chart of a valve's history, with its table one click away. */
export function HistoryChart(props: HistoryChartProps) {
  const { model, about, height, operation, zoom, children, onRetry } = props;
  const t = useT(chartTexts);
  const titleId = useId();
  const drawn = useRef<DrawnChart>(null);
  const [isTable, setTable] = useState(false);
  const isDrawn = !model.empty && !isTable;
  return (
    <Card.Root as="section" aria-labelledby={titleId} size="sm" minW="0">
      <Card.Body gap="3">
        <ChartHead
          titleId={titleId}
          title={model.title}
          unit={model.unit}
          zoom={isDrawn ? zoom : undefined}
          table={model.empty ? undefined : { open: isTable, toggle: () => setTable(!isTable) }}
          picture={model.empty ? undefined : { model, ...about, drawn: isTable ? undefined : drawn }}
          trailing={<CopyOperation name={model.title} operation={operation} />}
        />
        {children === undefined ? null : (
          <Flex gap="3" align="end" justify="space-between" wrap="wrap">
            {children}
          </Flex>
        )}
        {isDrawn && zoom?.on ? <ZoomTools name={model.title} chart={drawn} narrowest={narrowest} /> : null}
        {model.empty ? (
          <ChartMessage height={height} text={t("noData")} />
        ) : isTable ? (
          <ChartTableView model={model} height={height} />
        ) : (
          <Chart
            key={String(zoom?.on)}
            options={model.options}
            height={height}
            onDrawn={(chart) => {
              drawn.current = chart;
            }}
            onRetry={onRetry}
          />
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
