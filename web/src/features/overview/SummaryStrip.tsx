import { Box, chakra, HStack, SimpleGrid, Text } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { useNumber } from "../../shared/number/useNumber";
import { StatusDot } from "../../shared/ui/StatusDot";
import type { Filter } from "./overviewState";
import type { Summary } from "./sections";

type Tile = { filter: Filter; label: string; hint: string; mark: ReactNode };

type SummaryStripProps = {
  summary: Summary;
  filter: Filter | null;
  /** A second press takes the filter away. */
  onFilter: (filter: Filter | null) => void;
};

/** How many devices are well, late, silent, have alerts; each figure narrows the tables to its devices. */
export function SummaryStrip({ summary, filter, onFilter }: SummaryStripProps) {
  const t = useT("overview");
  const { number } = useNumber();
  const dot = (activity: "ok" | "late" | "silent" | "never") => <StatusDot activity={activity} decorative />;
  const warning = (
    <Box color={summary.alarms > 0 ? "fg.error" : "fg.subtle"}>
      <TriangleAlert size={14} aria-hidden />
    </Box>
  );
  const tiles: Tile[] = [
    { filter: "ok", label: t("ok"), hint: t("okHint"), mark: dot("ok") },
    { filter: "late", label: t("late"), hint: t("lateHint"), mark: dot("late") },
    { filter: "silent", label: t("silent"), hint: t("silentHint"), mark: dot("silent") },
    { filter: "never", label: t("never"), hint: t("neverHint"), mark: dot("never") },
    { filter: "alarms", label: t("alarms"), hint: t("alarmsHint"), mark: warning },
  ];
  return (
    <SimpleGrid
      role="group"
      aria-label={t("summary")}
      templateColumns={{ base: "repeat(2, 1fr)", sm: "repeat(3, 1fr)", lg: "repeat(5, 1fr)" }}
      gap="px"
      bg="border"
      borderWidth="1px"
      rounded="xl"
      overflow="hidden"
    >
      {tiles.map((tile) => (
        <chakra.button
          key={tile.filter}
          type="button"
          aria-pressed={filter === tile.filter}
          onClick={() => onFilter(filter === tile.filter ? null : tile.filter)}
          bg="bg.panel"
          px={{ base: "4", md: "5" }}
          py={{ base: "3", md: "4" }}
          textAlign="start"
          cursor="pointer"
          transition="background 150ms"
          _hover={{ bg: "bg.subtle" }}
          _pressed={{ bg: "brand.subtle", _hover: { bg: "brand.subtle" } }}
          _last={{ gridColumn: { base: "span 2", lg: "auto" } }}
          focusVisibleRing="inside"
        >
          <HStack gap="2" color="fg.muted" textStyle="sm">
            {tile.mark}
            {tile.label}
          </HStack>
          <Text textStyle="2xl" fontWeight="semibold" letterSpacing="-0.02em" pt="1">
            {number(summary[tile.filter])}
          </Text>
          <Text textStyle="xs" color="fg.subtle">
            {tile.hint}
          </Text>
        </chakra.button>
      ))}
    </SimpleGrid>
  );
}
