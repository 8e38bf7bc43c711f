import { Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { Chart } from "../../shared/chart/Chart";
import { ChartHead } from "../../shared/chart/ChartHead";
import { ChartMessage } from "../../shared/chart/ChartMessage";
import { ChartTableView } from "../../shared/chart/ChartTableView";
import type { ChartModel } from "../../shared/chart/chartModel";
import type { HelpTerm } from "../../shared/help/helpTipTexts.sl";

/** Pixels. */
export const chartHeight = 220;

type FleetChartProps = {
  model: ChartModel;
  help: HelpTerm;
  /** Shown instead of an empty chart. */
  nothing: string;
  onRetry?: () => void;
};

/** A chart of the fleet, with its table one click away. */
export function FleetChart({ model, help, nothing, onRetry }: FleetChartProps) {
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  return (
    <>
      <ChartHead
        titleId={titleId}
        title={model.title}
        unit={model.unit}
        help={help}
        table={model.empty ? undefined : { open: isTable, toggle: () => setTable(!isTable) }}
      />
      {model.empty ? (
        <ChartMessage height={chartHeight} text={nothing} />
      ) : isTable ? (
        <ChartTableView model={model} height={chartHeight} />
      ) : (
        <Chart options={model.options} height={chartHeight} onRetry={onRetry} />
      )}
      {model.note === undefined ? null : (
        <Text color="fg.muted" textStyle="xs">
          {model.note}
        </Text>
      )}
    </>
  );
}
