import { Box, Flex, Heading, HStack, SegmentGroup, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useLanguage, useT } from "../../../i18n/useT";
import { CopyOperation } from "../../../shared/chart/CopyOperation";
import { type Asked, measurementOperation } from "../../../shared/chart/graphOperation";
import { EstimateMark } from "../../../shared/estimate/EstimateMark";
import { isEstimate, type Told } from "../../../shared/estimate/isEstimate";
import { Explained } from "../../../shared/help/Explained";
import { useNumber } from "../../../shared/number/useNumber";
import { weekDayName } from "../../../shared/time/weekDays";
import type { HourOfWeek } from "../clientMeasurement";
import { detailsTexts } from "./detailsTexts";
import { HeatGrid } from "./HeatGrid";
import { type HeatMetric, type HeatScale, heatBorders, heatDigits, heatMetrics, heatScale } from "./heat";
import { heatColors } from "./heatColors";
import { hatched } from "./heatCss";
import { hourSpan } from "./hourSpan";

type HeatMapProps = Told & {
  hours: readonly HourOfWeek[];
  counts: "vehicles" | "cyclists";
  /** Without speeds there is no choice. */
  hasSpeeds: boolean;
  asked: Asked;
};

/** Traffic and speeds for each hour of the week: 7 days by 24 hours. */
export function HeatMap({ hours, counts, hasSpeeds, estimates, asked }: HeatMapProps) {
  const t = useT(detailsTexts);
  const language = useLanguage();
  const { number, quantity } = useNumber();
  const titleId = useId();
  const [metric, chooseMetric] = useHeatMetric(hasSpeeds);
  const [pointed, setPointed] = useState<HourOfWeek | null>(null);
  const scale = heatScale(hours, metric);
  const countUnit = t(counts === "cyclists" ? "cyclistsPerHour" : "vehiclesPerHour");
  const unit = metric === "vehicles" ? countUnit : t("kmh");

  // Speeds of such an hour are estimates if those of each hour are.
  const isEstimated =
    isEstimate({ estimates }, "HOUR_OF_WEEK") ||
    (metric !== "vehicles" && isEstimate({ estimates }, "PERCENTILES_PER_HOUR", "SPEED_PER_HOUR"));
  const readOut = (hour: HourOfWeek) => {
    const value = hour[metric];
    const name = `${weekDayName(hour.weekDay, language, "long")}, ${hourSpan(hour.hour)}`;
    if (value === null) return `${name}: ${t("noData")}`;
    return `${name}: ${quantity(value, unit, heatDigits(metric, value))}`;
  };
  const operation = () =>
    measurementOperation("HourOfWeek", t("heatTitle"), asked, [
      ["hourOfWeek", ["weekDay", "hour", "coveredSeconds", "vehicles", "averageSpeed", "v85"]],
    ]);

  return (
    <Box as="section" aria-labelledby={titleId}>
      <Flex justify="space-between" align="start" gap="3" wrap="wrap" mb="3">
        <Box>
          <Explained term="heatmap">
            <Heading as="h3" id={titleId} size="sm" fontWeight="semibold" lineHeight="1.4">
              {t("heatTitle")}
            </Heading>
          </Explained>
          <Text color="fg.muted" textStyle="xs">
            {unit}
            {isEstimated ? <EstimateMark /> : null}
          </Text>
        </Box>
        <HStack gap="2">
          {hasSpeeds ? <HeatMetricPicker metric={metric} onChoose={chooseMetric} /> : null}
          <CopyOperation name={t("heatTitle")} operation={operation} />
        </HStack>
      </Flex>
      <HeatGrid title={t("heatTitle")} hours={hours} metric={metric} onPoint={setPointed} />
      <Flex justify="space-between" gap="4" wrap="wrap" mt="3" minH="5">
        {scale === null ? (
          <span />
        ) : (
          <HeatLegend scale={scale} format={(value) => number(value, heatDigits(metric, value))} />
        )}
        <Text textStyle="sm" color="fg.muted" aria-hidden>
          {pointed === null ? t("heatHint") : readOut(pointed)}
        </Text>
      </Flex>
    </Box>
  );
}

const parameter = "heat";

/** Metric of the map of the week, kept in the address (?heat=v85). Without speeds it is vehicles. */
function useHeatMetric(hasSpeeds: boolean): [HeatMetric, (metric: HeatMetric) => void] {
  const [params, setParams] = useSearchParams();
  const named = heatMetrics.find((name) => name === params.get(parameter));
  const choose = (metric: HeatMetric) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (metric === "vehicles") next.delete(parameter);
        else next.set(parameter, metric);
        return next;
      },
      { replace: true },
    );
  return [(hasSpeeds ? named : undefined) ?? "vehicles", choose];
}

type HeatMetricPickerProps = { metric: HeatMetric; onChoose: (metric: HeatMetric) => void };

/** Vehicles, mean speed or V85. */
function HeatMetricPicker({ metric, onChoose }: HeatMetricPickerProps) {
  const t = useT(detailsTexts);
  const labelId = useId();
  return (
    <>
      <Text id={labelId} srOnly>
        {t("heatMetric")}
      </Text>
      <SegmentGroup.Root
        size="xs"
        value={metric}
        ids={{ label: labelId }}
        onValueChange={({ value }) => onChoose(heatMetrics.find((name) => name === value) ?? "vehicles")}
      >
        <SegmentGroup.Indicator />
        {heatMetrics.map((name) => (
          <SegmentGroup.Item key={name} value={name}>
            <SegmentGroup.ItemText>{t(name)}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </>
  );
}

type HeatLegendProps = { scale: HeatScale; format: (value: number) => string };

function HeatLegend({ scale, format }: HeatLegendProps) {
  const t = useT(detailsTexts);
  const borders = heatBorders(scale);
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap" align="center" color="fg.muted" textStyle="xs">
      <Flex gap="2" align="center">
        <Text as="span">{format(scale.low)}</Text>
        <Flex
          gap="2px"
          role="img"
          aria-label={t("legend", { from: format(scale.low), to: format(scale.high) })}
        >
          {heatColors.map(({ ground }, step) => (
            <Box
              key={borders[step]}
              width="6"
              height="3"
              rounded="xs"
              bg={{ base: ground[0], _dark: ground[1] }}
              title={t("legendFrom", { from: format(borders[step] ?? 0) })}
            />
          ))}
        </Flex>
        <Text as="span">{format(scale.high)}</Text>
      </Flex>
      <Flex gap="2" align="center">
        <Box width="6" height="3" rounded="xs" bgImage={hatched} aria-hidden />
        <Text as="span">{t("noData")}</Text>
      </Flex>
    </Flex>
  );
}
