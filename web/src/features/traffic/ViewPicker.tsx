import { SegmentGroup } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { type View, views } from "./trafficState";
import { trafficTexts } from "./trafficTexts";

const words = { table: "viewTable", charts: "viewCharts", ranking: "viewRanking" } as const;

/** Table, charts or ranking. */
export function ViewPicker({ view, onView }: { view: View; onView: (view: View) => void }) {
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
