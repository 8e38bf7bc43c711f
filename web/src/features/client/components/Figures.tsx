import { Box, Flex, Grid, HStack, SimpleGrid, Text } from "@chakra-ui/react";
import { Info } from "lucide-react";
import type { EstimatedFigure } from "../../../graphql/generated";
import { clientTexts } from "../../../i18n/texts/client";
import { figuresTexts } from "../../../i18n/texts/figures";
import { useT } from "../../../i18n/useT";
import type { ClientKind } from "../../../shared/chart/clientKind";
import type { Measurement } from "../../../shared/chart/measurement";
import { EstimateLegend } from "../../../shared/estimate/EstimateLegend";
import { isEstimate } from "../../../shared/estimate/isEstimate";
import { HelpTip } from "../../../shared/help/HelpTip";
import { isComparable } from "../../../shared/interval/completeness";
import { usePercent } from "../../../shared/number/percent";
import { toldTrend } from "../../../shared/number/toldTrend";
import { useNumber } from "../../../shared/number/useNumber";
import { Coverage } from "./Coverage";
import { PeopleTiles } from "./PeopleTiles";
import { PercentilesCard } from "./PercentilesCard";
import { SpeedTiles } from "./SpeedTiles";
import { StatTile } from "./StatTile";
import { Trend } from "./Trend";
import { VehiclesPerHour } from "./VehiclesPerHour";

type FiguresProps = { kind: ClientKind; measurement: Measurement };

/** Of which some are marked as estimates. */
const shownFigures: readonly EstimatedFigure[] = [
  "TOTAL_VEHICLES",
  "AVERAGE_SPEED",
  "STANDARD_DEVIATION",
  "PERCENTAGE_OVER_LIMIT",
  "PERCENTILES",
];

/** The figures of a period as the device's kind allows: speeds only where there are any to speak of. */
export function Figures({ kind, measurement: m }: FiguresProps) {
  const t = useT(clientTexts);
  const figuresT = useT(figuresTexts);
  const { number } = useNumber();
  const percent = usePercent();
  const muted = !isComparable(m.completeness, m.previousCompleteness);
  const trendOf = (total: number | null, percent: number | null) =>
    total === null ? undefined : toldTrend(percent, m.previousCompleteness);
  const main = (label: string, total: number | null, percent: number | null | undefined, isFirst = true) => (
    <StatTile
      isMain
      label={label}
      value={number(total)}
      isEstimate={total !== null && isEstimate(m, "TOTAL_VEHICLES")}
      trend={
        percent === undefined ? undefined : (
          <HStack gap="0">
            <Trend percent={percent} muted={muted} />
            {isFirst ? <HelpTip term="trend" /> : null}
          </HStack>
        )
      }
    >
      {m.completeness ? <Coverage completeness={m.completeness} isExplained={isFirst} /> : undefined}
    </StatTile>
  );
  return (
    <Box>
      {kind === "speed" ? (
        <Grid gap="3" templateColumns={{ base: "1fr", lg: "minmax(260px, 1fr) 3fr" }}>
          {main(t("totalVehicles"), m.totalVehicles, trendOf(m.totalVehicles, m.totalVehiclesTrend))}
          <Flex direction="column" gap="3" minW="0">
            <SimpleGrid gap="3" columns={{ base: 2, xl: 4 }}>
              <VehiclesPerHour measurement={m} muted={muted} />
              <SpeedTiles measurement={m} muted={muted} />
            </SimpleGrid>
            <PercentilesCard {...m} />
          </Flex>
        </Grid>
      ) : (
        <SimpleGrid gap="3" columns={{ base: 1, sm: kind === "bikeCounter" ? 1 : 2 }}>
          {kind === "bikeCounter"
            ? main(t("cyclists"), m.totalVehicles, trendOf(m.totalVehicles, m.totalVehiclesTrend))
            : null}
          {kind === "visionVehicles" ? (
            <>
              {main(t("totalVehicles"), m.totalVehicles, trendOf(m.totalVehicles, m.totalVehiclesTrend))}
              <VehiclesPerHour measurement={m} muted={muted} />
            </>
          ) : null}
          {kind === "visionBike" ? (
            <>
              {main(
                t("pedestrians"),
                m.pedestrians?.total ?? null,
                trendOf(m.pedestrians?.total ?? null, m.pedestrians?.totalTrend ?? null),
              )}
              {main(
                t("cyclists"),
                m.cyclists?.total ?? null,
                trendOf(m.cyclists?.total ?? null, m.cyclists?.totalTrend ?? null),
                false,
              )}
            </>
          ) : null}
        </SimpleGrid>
      )}
      {kind !== "visionBike" ? <PeopleTiles measurement={m} muted={muted} /> : null}
      {isEstimate(m, ...shownFigures) ? <EstimateLegend mt="3" /> : null}
      {muted && m.completeness && m.previousCompleteness && m.previousCompleteness.coveredSeconds > 0 ? (
        <HStack color="fg.muted" textStyle="xs" mt="3" align="start" gap="1.5">
          <Info size={14} aria-hidden />
          <Text>
            {figuresT("trendMuted", {
              before: percent(m.previousCompleteness.share * 100),
              now: percent(m.completeness.share * 100),
            })}
          </Text>
        </HStack>
      ) : null}
    </Box>
  );
}
