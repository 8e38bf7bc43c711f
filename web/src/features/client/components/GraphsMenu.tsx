import { Button, Menu } from "@chakra-ui/react";
import { ChartNoAxesCombined, ChevronDown } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { chartTexts } from "../../../shared/chart/chartTexts";
import type { ClientKind } from "../../../shared/chart/clientKind";
import { type GraphKind, graphKinds } from "../../../shared/chart/graphKind";
import { countsOf, furtherGraphs } from "../../../shared/chart/graphSet";
import { graphTitle } from "../../../shared/chart/graphTitle";
import type { Measurement } from "../../../shared/chart/measurement";
import { clientTexts } from "../clientTexts";
import { useAddedGraphs } from "../useAddedGraphs";

type GraphsMenuProps = { kind: ClientKind; set: readonly GraphKind[]; measurement: Measurement };

/** Menu that adds graphs to the device's own set. */
export function GraphsMenu({ kind, set, measurement }: GraphsMenuProps) {
  const t = useT(clientTexts);
  const chartT = useT(chartTexts);
  const [added, setAdded] = useAddedGraphs(kind, set);
  const offered = furtherGraphs(kind, set, measurement);
  const listed = graphKinds.filter((graph) => offered.includes(graph) || added.includes(graph));
  if (listed.length === 0) return null;
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline">
          <ChartNoAxesCombined size={16} aria-hidden />
          {t("graphs")}
          <ChevronDown size={14} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content aria-label={t("addGraphs")}>
          {listed.map((graph) => (
            <Menu.CheckboxItem
              key={graph}
              value={graph}
              checked={added.includes(graph)}
              onCheckedChange={(isAdded) => setAdded(graph, isAdded)}
            >
              {graphTitle(graph, { t: chartT, counts: countsOf(kind) })}
              <Menu.ItemIndicator />
            </Menu.CheckboxItem>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
