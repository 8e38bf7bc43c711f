import { Field, NativeSelect } from "@chakra-ui/react";
import { chartTexts } from "../../i18n/texts/chart";
import { roadsTexts } from "../../i18n/texts/roads";
import { useT } from "../../i18n/useT";
import { type RoadGraph, roadGraphs } from "./graphs";

type GraphPickerProps = { graph: RoadGraph; onGraph: (graph: RoadGraph) => void };

/** "Izberi vrsto grafa": one kind for all locations. */
export function GraphPicker({ graph, onGraph }: GraphPickerProps) {
  const t = useT(roadsTexts);
  const chartT = useT(chartTexts);
  return (
    <Field.Root width={{ base: "full", sm: "auto" }} gap="1">
      <Field.Label textStyle="xs" color="fg.muted">
        {t("chooseGraph")}
      </Field.Label>
      <NativeSelect.Root size="sm" width={{ base: "full", sm: "17rem" }}>
        <NativeSelect.Field
          value={graph}
          fontSize={{ base: "md", md: "sm" }}
          onChange={(event) => {
            const chosen = roadGraphs.find((kind) => kind === event.target.value);
            if (chosen) onGraph(chosen);
          }}
        >
          {roadGraphs.map((kind) => (
            <option key={kind} value={kind}>
              {chartT(kind)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
