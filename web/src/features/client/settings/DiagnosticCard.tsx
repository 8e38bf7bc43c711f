import { Card } from "@chakra-ui/react";
import { useId, useState } from "react";
import { Chart } from "../../../shared/chart/Chart";
import { ChartHead } from "../../../shared/chart/ChartHead";
import { ChartTableView } from "../../../shared/chart/ChartTableView";
import type { ChartModel } from "../../../shared/chart/chartModel";
import type { Pictured } from "../../../shared/chart/picture/pictured";
import type { HelpTerm } from "../../../shared/help/helpTipTexts.sl";

/** Pixels. */
const height = 190;

type DiagnosticCardProps = {
  model: ChartModel;
  help: HelpTerm | undefined;
  about: Omit<Pictured, "model">;
};

/** One chart of diagnostics, with the figures behind it one click away. */
export function DiagnosticCard({ model, help, about }: DiagnosticCardProps) {
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  return (
    <Card.Body gap="2" role="group" aria-labelledby={titleId}>
      <ChartHead
        titleId={titleId}
        title={model.title}
        unit={model.unit}
        help={help}
        picture={{ model, ...about }}
        table={{ open: isTable, toggle: () => setTable(!isTable) }}
      />
      {isTable ? (
        <ChartTableView model={model} height={height} />
      ) : (
        <Chart options={model.options} height={height} />
      )}
    </Card.Body>
  );
}
