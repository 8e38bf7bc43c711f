import { Box, Flex, Grid, HStack, SimpleGrid, Text } from "@chakra-ui/react";
import { Info } from "lucide-react";
import type { EstimatedFigure } from "../../../graphql/generated";
import { useLanguage, useT } from "../../../i18n/useT";
import type { ClientKind } from "../../../shared/chart/clientKind";
import type { Measurement } from "../../../shared/chart/measurement";
import { EstimateLegend } from "../../../shared/estimate/EstimateLegend";
import { isEstimate } from "../../../shared/estimate/isEstimate";
import { HelpTip } from "../../../shared/help/HelpTip";
import { type Covered, completenessText, isComparable } from "../../../shared/interval/completeness";
import { coveredFor, coveredForBefore, isUnheard, type Kind } from "../../../shared/interval/heard";
import { limitsText } from "../../../shared/limit-history/limitsText";
import { limitTexts } from "../../../shared/limit-history/limitTexts";
import { usePercent } from "../../../shared/number/percent";
import { toldTrend } from "../../../shared/number/toldTrend";
import { useNumber } from "../../../shared/number/useNumber";
import { figuresTexts } from "../../../shared/roads/figuresTexts";
import { clientTexts } from "../clientTexts";
import { vehiclesPerHour } from "../perHour";
import { PeopleTiles } from "./PeopleTiles";
import { PercentilesCard } from "./PercentilesCard";
import { StatTile } from "./StatTile";
import { Trend } from "./Trend";

type FiguresProps = { kind: ClientKind; measurement: Measurement };

/** Figures that may be marked as estimates. */
const shownFigures: readonly EstimatedFigure[] = [
  "TOTAL_VEHICLES",
  "AVERAGE_SPEED",
  "STANDARD_DEVIATION",
  "PERCENTAGE_OVER_LIMIT",
  "PERCENTILES",
];

/** Kinds of people that were listened for. */
const peopleOf = ({ heard }: Measurement) =>
  (["pedestrians", "cyclists"] as const).filter((kind) => !isUnheard(heard, kind));

const totalOf = (m: Measurement, kind: Kind): [total: number | null, trend: number | null] =>
  kind === "vehicles"
    ? [m.totalVehicles, m.totalVehiclesTrend]
    : [m[kind]?.total ?? null, m[kind]?.totalTrend ?? null];

/** The figures of a period for the kind of device: speeds only if there are any. */
export function Figures({ kind, measurement: m }: FiguresProps) {
  const t = useT(clientTexts);
  const figuresT = useT(figuresTexts);
  const { number } = useNumber();
  const percent = usePercent();
  const people = peopleOf(m);
  const [who = "vehicles"] = kind === "visionBike" ? people : [];
  const [covered, coveredBefore] = [coveredFor(m, who), coveredForBefore(m, who)];
  const muted = !isComparable(covered, coveredBefore);
  const main = (label: string, counted: Kind, isFirst = true) => {
    const [total, percent] = totalOf(m, counted);
    const trend = total === null ? undefined : toldTrend(percent, m.previousCompleteness);
    const completeness = coveredFor(m, counted);
    return (
      <StatTile
        key={counted}
        isMain
        label={label}
        value={number(total)}
        isEstimate={total !== null && isEstimate(m, "TOTAL_VEHICLES")}
        trend={
          trend === undefined ? undefined : (
            <HStack gap="0">
              <Trend percent={trend} muted={muted} />
              {isFirst ? <HelpTip term="trend" /> : null}
            </HStack>
          )
        }
      >
        {completeness ? <Coverage completeness={completeness} isExplained={isFirst} /> : undefined}
      </StatTile>
    );
  };
  return (
    <Box>
      {kind === "speed" ? (
        <Grid gap="3" templateColumns={{ base: "1fr", lg: "minmax(260px, 1fr) 3fr" }}>
          {main(t("totalVehicles"), "vehicles")}
          <Flex direction="column" gap="3" minW="0">
            <SimpleGrid gap="3" columns={{ base: 2, xl: 4 }}>
              <VehiclesPerHour measurement={m} muted={muted} />
              <SpeedTiles measurement={m} muted={muted} />
            </SimpleGrid>
            <PercentilesCard {...m} />
          </Flex>
        </Grid>
      ) : (
        <SimpleGrid
          gap="3"
          columns={{
            base: 1,
            sm: kind === "bikeCounter" || (kind === "visionBike" && people.length === 1) ? 1 : 2,
          }}
        >
          {kind === "bikeCounter" ? main(t("cyclists"), "vehicles") : null}
          {kind === "visionVehicles" ? (
            <>
              {main(t("totalVehicles"), "vehicles")}
              <VehiclesPerHour measurement={m} muted={muted} />
            </>
          ) : null}
          {kind === "visionBike" ? people.map((one) => main(t(one), one, one === who)) : null}
        </SimpleGrid>
      )}
      {kind !== "visionBike" ? <PeopleTiles measurement={m} /> : null}
      {isEstimate(m, ...shownFigures) ? <EstimateLegend mt="3" /> : null}
      {muted && covered && coveredBefore && coveredBefore.coveredSeconds > 0 ? (
        <HStack color="fg.muted" textStyle="xs" mt="3" align="start" gap="1.5">
          <Info size={14} aria-hidden />
          <Text>
            {figuresT("trendMuted", {
              before: percent(coveredBefore.share * 100),
              now: percent(covered.share * 100),
            })}
          </Text>
        </HStack>
      ) : null}
    </Box>
  );
}

type CoverageProps = { completeness: Covered; isExplained: boolean };

/** Completeness of the period, in words and as a bar. */
function Coverage({ completeness, isExplained }: CoverageProps) {
  return (
    <>
      <Box height="1" rounded="full" bg="bg.emphasized" overflow="hidden" mb="2" aria-hidden>
        <Box height="full" bg="brand.solid" width={`${completeness.share * 100}%`} />
      </Box>
      <Text color="fg.muted" textStyle="xs">
        {completenessText(completeness, useLanguage())}
        {isExplained ? <HelpTip term="completeness" /> : null}
      </Text>
    </>
  );
}

type VehiclesPerHourProps = { measurement: Measurement; muted: boolean };

/** Mean vehicles per covered hour, if known. */
function VehiclesPerHour({ measurement, muted }: VehiclesPerHourProps) {
  const t = useT(clientTexts);
  const figuresT = useT(figuresTexts);
  const { number } = useNumber();
  const { value, trend } = vehiclesPerHour(measurement);
  if (measurement.completeness === null || measurement.totalVehicles === null) return null;
  const digits = value !== null && value < 10 ? 1 : 0;
  return (
    <StatTile
      label={t("perHour")}
      help="averagePerHour"
      value={number(value, digits)}
      isEstimate={value !== null && isEstimate(measurement, "TOTAL_VEHICLES")}
      trend={<Trend percent={toldTrend(trend, measurement.previousCompleteness)} muted={muted} />}
      hint={figuresT("perHourHint")}
    />
  );
}

type SpeedTilesProps = { measurement: Measurement; muted: boolean };

/** Mean and highest speed and the share over the limit; "-" if no vehicle had a speed. */
function SpeedTiles({ measurement: m, muted }: SpeedTilesProps) {
  const t = useT(clientTexts);
  const figuresT = useT(figuresTexts);
  const limitT = useT(limitTexts);
  const { number } = useNumber();
  const unit = (value: number | null, name: string) => (value === null ? undefined : name);
  const trend = (percent: number | null) => (
    <Trend percent={toldTrend(percent, m.previousCompleteness)} muted={muted} tone="lessIsBetter" />
  );
  const overLimitHint = () => {
    const { speedLimit: speed, vehicleOverLimitCount: count, speedLimits: limits, timeZone } = m;
    if (limits && limits.length > 1) return t("overLimits", { limits: limitsText(limits, timeZone, limitT) });
    if (speed === null) return undefined;
    if (count === null) return figuresT("overLimitOnly", { speed });
    return figuresT("overLimitOf", { speed, count: number(count) });
  };
  return (
    <>
      <StatTile
        label={t("averageSpeed")}
        value={number(m.averageSpeed, 1)}
        unit={unit(m.averageSpeed, t("kmh"))}
        trend={trend(m.averageSpeedTrend)}
        hint={
          m.standardDeviation === null ? undefined : t("deviation", { value: number(m.standardDeviation, 1) })
        }
        hintHelp="deviation"
        isEstimate={m.averageSpeed !== null && isEstimate(m, "AVERAGE_SPEED")}
        isHintEstimate={isEstimate(m, "STANDARD_DEVIATION")}
      />
      <StatTile
        label={t("maxSpeed")}
        value={number(m.maxSpeed)}
        unit={unit(m.maxSpeed, t("kmh"))}
        trend={trend(m.maxSpeedTrend)}
      />
      <StatTile
        label={t("overLimit")}
        help="overLimit"
        value={number(m.percentageOverLimit, 1)}
        unit={unit(m.percentageOverLimit, "%")}
        trend={trend(m.percentageOverLimitTrend)}
        isEstimate={m.percentageOverLimit !== null && isEstimate(m, "PERCENTAGE_OVER_LIMIT")}
        isHintEstimate={isEstimate(m, "VEHICLE_OVER_LIMIT_COUNT")}
        hint={m.percentageOverLimit === null ? undefined : overLimitHint()}
      />
    </>
  );
}
