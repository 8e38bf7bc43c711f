import { Box, chakra, Grid, Stack, Text } from "@chakra-ui/react";
import { BellRing, TriangleAlert } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { shownActivities } from "../../shared/clients/activity";
import { useNumber } from "../../shared/number/useNumber";
import { StatusDot } from "../../shared/ui/StatusDot";
import type { Filter } from "./overviewState";
import { overviewTexts } from "./overviewTexts";
import type { Summary } from "./sections";

type Tile = Pick<SummaryTileProps, "label" | "hint" | "mark"> & { filter: Filter };

type SummaryStripProps = {
  summary: Summary;
  filter: Filter | null;
  /** A second press removes the filter. */
  onFilter: (filter: Filter | null) => void;
};

/** Number of devices that are ok, late, silent, or have alarms; each figure filters the tables. */
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

type SummaryTileProps = {
  label: string;
  hint: string;
  mark: ReactNode;
  value: string;
  isPressed: boolean;
  onPress: () => void;
};

/** One figure of the summary, as a toggle of its filter. */
function SummaryTile({ label, hint, mark, value, isPressed, onPress }: SummaryTileProps) {
  return (
    <chakra.button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      flex="1 1 7.5rem"
      bg={isPressed ? "brand.subtle" : "bg.panel"}
      px={{ base: "1", md: "4", xl: "5" }}
      py={{ base: "3", md: "4" }}
      textAlign={{ base: "center", md: "start" }}
      cursor="pointer"
      transition="background 150ms"
      _hover={{ bg: isPressed ? "brand.subtle" : "bg.subtle" }}
      focusVisibleRing="inside"
    >
      <Stack gap={{ base: "1", md: "1.5" }} align={{ base: "center", md: "start" }}>
        <Stack
          direction={{ base: "column", md: "row" }}
          align="center"
          gap={{ base: "1", md: "2" }}
          color="fg.muted"
          textStyle={{ base: "xs", md: "sm" }}
        >
          {mark}
          {label}
        </Stack>
        <Text textStyle="2xl" lineHeight="1" fontWeight="semibold" letterSpacing="-0.02em">
          {value}
        </Text>
        <Text textStyle="xs" color="fg.subtle" hideBelow="md">
          {hint}
        </Text>
      </Stack>
    </chakra.button>
  );
}
