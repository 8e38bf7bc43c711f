import { useT } from "../../i18n/useT";
import { chartTexts } from "../chart/chartTexts";
import { SelectField } from "../ui/SelectField";
import { type RoadGraph, roadGraphs } from "./graphs";
import { roadsTexts } from "./roadsTexts";

type GraphPickerProps = { graph: RoadGraph; onGraph: (graph: RoadGraph) => void };

/** "Izberi vrsto grafa": one kind for all locations. */
export function GraphPicker({ graph, onGraph }: GraphPickerProps) {
  const t = useT(roadsTexts);
  const chartT = useT(chartTexts);
  const options = roadGraphs.map((kind) => ({ value: kind, label: chartT(kind) }));
  return (
    <SelectField label={t("chooseGraph")} options={options} chosen={graph} onChoose={onGraph} width="17rem" />
  );
}
