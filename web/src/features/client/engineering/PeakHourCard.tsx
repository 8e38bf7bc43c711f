import { Box, Card, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import { useId, useMemo, useState } from "react";
import type { QuarterHourFiguresFragment } from "../../../graphql/generated";
import { useLanguage, useT } from "../../../i18n/useT";
import { Chart } from "../../../shared/chart/Chart";
import { ChartHead } from "../../../shared/chart/ChartHead";
import { ChartTableView } from "../../../shared/chart/ChartTableView";
import { createChartContext } from "../../../shared/chart/chartContext";
import type { ChartModel } from "../../../shared/chart/chartModel";
import { peakDayChart, peakFigures, quarterNotes } from "../../../shared/traffic/quarterHours";
import { trafficTexts } from "../../../shared/traffic/trafficTexts";
import { CardTitle } from "../details/CardTitle";

/** Pixels. */
const chartHeight = 190;

type PeakHourCardProps = {
  figures: QuarterHourFiguresFragment;
  counts: "vehicles" | "cyclists";
  directions: DirectionNames | null;
  zone: string;
  place: string;
};

/** The rolling peak hour with its factor, and the quarter hours of its day. */
export function PeakHourCard({ figures, counts, directions, zone, place }: PeakHourCardProps) {
  const t = useT(trafficTexts);
  const language = useLanguage();
  const context = useMemo(
    () => createChartContext({ language, zone, counts, directions }),
    [language, zone, counts, directions],
  );
  const model = useMemo(() => peakDayChart(figures, context, t), [figures, context, t]);
  return (
    <Card.Root size="sm" height="full">
      <Card.Body gap="3">
        <CardTitle help="rollingPeak">{t("rollingPeak")}</CardTitle>
        <SimpleGrid as="dl" columns={{ base: 1, sm: 3 }} gap="3">
          {peakFigures(figures, t, context).map(({ label, value, hint }) => (
            <Box key={label}>
              <Text as="dt" color="fg.muted" textStyle="xs">
                {label}
              </Text>
              <Text as="dd" textStyle="xl" fontWeight="semibold" letterSpacing="-0.02em">
                {value}
              </Text>
              {hint === undefined ? null : (
                <Text as="dd" color="fg.muted" textStyle="xs">
                  {hint}
                </Text>
              )}
            </Box>
          ))}
        </SimpleGrid>
        {model === null ? null : <DayChart model={model} place={place} zone={zone} period={figures} />}
        <Stack gap="1" color="fg.muted" textStyle="xs">
          {quarterNotes(figures, t, context.number).map((note) => (
            <Text key={note}>{note}</Text>
          ))}
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}

type DayChartProps = {
  model: ChartModel;
  place: string;
  zone: string;
  period: Pick<QuarterHourFiguresFragment, "from" | "to">;
};

function DayChart({ model, place, zone, period: { from, to } }: DayChartProps) {
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  return (
    <Box role="group" aria-labelledby={titleId}>
      <ChartHead
        titleId={titleId}
        title={model.title}
        unit={model.unit}
        picture={{ model, places: [place], periods: [{ from, to }], timeZone: zone }}
        table={{ open: isTable, toggle: () => setTable(!isTable) }}
      />
      {isTable ? (
        <ChartTableView model={model} height={chartHeight} />
      ) : (
        <Chart options={model.options} height={chartHeight} />
      )}
    </Box>
  );
}
