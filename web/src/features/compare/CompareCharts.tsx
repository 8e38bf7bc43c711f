import { Box, SimpleGrid } from "@chakra-ui/react";
import { useMemo } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { createChartContext } from "../../shared/chart/chartContext";
import type { Pictured } from "../../shared/chart/picture/pictured";
import { distributionChart } from "./charts/distributionChart";
import { hourChart } from "./charts/hourChart";
import { OverlayCard } from "./charts/OverlayCard";
import { areHoursTold, areSpeedsTold, type ChartSides } from "./charts/sides";
import { compareTexts } from "./compareTexts";

type CompareChartsProps = {
  sides: ChartSides;
  zone: string;
  hasSpeeds: boolean;
  /** What a picture says of them. */
  about: Omit<Pictured, "model">;
};

/** Both sides laid over each other, as far as they are told. */
export function CompareCharts({ sides, zone, hasSpeeds, about }: CompareChartsProps) {
  const t = useT(compareTexts);
  const language = useLanguage();
  const models = useMemo(() => {
    const context = createChartContext({ language, zone });
    const speeds = hasSpeeds && areSpeedsTold(sides);
    return [
      ...(speeds ? [false, true].map((cumulative) => distributionChart(sides, context, t, cumulative)) : []),
      ...(areHoursTold(sides) ? [hourChart(sides, context, t)] : []),
    ];
  }, [sides, zone, hasSpeeds, language, t]);
  return (
    <SimpleGrid columns={{ base: 1, xl: models.length > 1 ? 2 : 1 }} gap="3">
      {models.map((model, index) => (
        <Box key={model.title} minW="0" gridColumn={{ xl: index === 2 ? "1 / -1" : undefined }}>
          <OverlayCard model={model} about={about} />
        </Box>
      ))}
    </SimpleGrid>
  );
}
