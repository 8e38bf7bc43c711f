import { Button, Flex, SegmentGroup } from "@chakra-ui/react";
import { Ruler } from "lucide-react";
import { useT } from "../../i18n/useT";
import { GraphPicker } from "../../shared/roads/GraphPicker";
import { RoadSortPicker } from "../../shared/roads/RoadSortPicker";
import { figureKeys } from "../../shared/roads/sortRows";
import { useIsPhone } from "../../shared/ui/useMedia";
import { type TrafficState, type View, views } from "./trafficState";
import { trafficTexts } from "./trafficTexts";
import type { ChangeTraffic } from "./useTrafficState";

type TrafficToolsProps = { state: TrafficState; onChange: ChangeTraffic };

/** Tools for the view of locations. A table is sorted by its headers; charts, bars and cards need a picker. */
export function TrafficTools({ state, onChange }: TrafficToolsProps) {
  const t = useT(trafficTexts);
  const isPhone = useIsPhone();
  const { view, graph, sort, sameScale } = state;
  return (
    <Flex gap="3" wrap="wrap" align="end" _print={{ display: "none" }}>
      <ViewPicker view={view} onView={(chosen) => onChange({ view: chosen })} />
      {view === "charts" ? (
        <>
          <GraphPicker graph={graph} onGraph={(chosen) => onChange({ graph: chosen })} />
          <Button
            size="sm"
            variant={sameScale ? "subtle" : "outline"}
            aria-pressed={sameScale}
            title={t("sameScaleHint")}
            onClick={() => onChange({ sameScale: !sameScale })}
          >
            <Ruler aria-hidden />
            {t("sameScale")}
          </Button>
        </>
      ) : null}
      {view !== "table" || isPhone ? (
        <RoadSortPicker keys={figureKeys} sort={sort} onSort={(chosen) => onChange({ sort: chosen })} />
      ) : null}
    </Flex>
  );
}

const words = { table: "viewTable", charts: "viewCharts", ranking: "viewRanking" } as const;

/** Table, charts or ranking. */
function ViewPicker({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useT(trafficTexts);
  return (
    <SegmentGroup.Root
      size="sm"
      value={view}
      aria-label={t("viewLabel")}
      onValueChange={({ value }) => {
        const chosen = views.find((name) => name === value);
        if (chosen) onView(chosen);
      }}
    >
      <SegmentGroup.Indicator />
      {views.map((name) => (
        <SegmentGroup.Item key={name} value={name}>
          <SegmentGroup.ItemText>{t(words[name])}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
