import { Box, Grid } from "@chakra-ui/react";
import { BellRing, TriangleAlert } from "lucide-react";
import { memo } from "react";
import { useT } from "../../i18n/useT";
import { shownActivities } from "../../shared/clients/activity";
import { useNumber } from "../../shared/number/useNumber";
import { StatusDot } from "../../shared/ui/StatusDot";
import type { Filter } from "./overviewState";
import { overviewTexts } from "./overviewTexts";
import { SummaryTile, type SummaryTileProps } from "./SummaryTile";
import type { Summary } from "./sections";

type Tile = Pick<SummaryTileProps, "label" | "hint" | "mark"> & { filter: Filter };

type SummaryStripProps = {
  summary: Summary;
  filter: Filter | null;
  /** A second press takes the filter away. */
  onFilter: (filter: Filter | null) => void;
};

/** How many devices are well, late, silent, have alerts; each figure narrows the tables to its devices. */
export const SummaryStrip = memo(function SummaryStrip({ summary, filter, onFilter }: SummaryStripProps) {
  const t = useT(overviewTexts);
  const { number } = useNumber();
  const sign = (Icon: typeof BellRing, count: number | null) => (
    <Box color={count ? "fg.error" : "fg.subtle"}>
      <Icon size={12} aria-hidden />
    </Box>
  );
  const tiles: Tile[] = [
    ...shownActivities(summary).map((activity) => ({
      filter: activity,
      label: t(activity),
      hint: t(`${activity === "counted" ? "never" : activity}Hint`),
      mark: <StatusDot activity={activity} decorative />,
    })),
    { filter: "alarms", label: t("alarms"), hint: t("alarmsHint"), mark: sign(BellRing, summary.alarms) },
    {
      filter: "attention",
      label: t("attention"),
      hint: t("attentionHint"),
      mark: sign(TriangleAlert, summary.attention),
    },
  ];
  return (
    <Grid
      role="group"
      aria-label={t("summary")}
      display={{ base: "grid", md: "flex" }}
      flexWrap="wrap"
      templateColumns="repeat(3, 1fr)"
      gap="1px"
      bg="border"
      borderWidth="1px"
      rounded="xl"
      overflow="hidden"
    >
      {tiles.map((tile) => (
        <SummaryTile
          key={tile.filter}
          {...tile}
          value={number(summary[tile.filter])}
          isPressed={filter === tile.filter}
          onPress={() => onFilter(filter === tile.filter ? null : tile.filter)}
        />
      ))}
    </Grid>
  );
});
