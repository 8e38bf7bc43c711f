import { Box, Card, Flex, Heading, IconButton, Text } from "@chakra-ui/react";
import { ChartColumn, Table2 } from "lucide-react";
import { useId, useState } from "react";
import { chartTexts } from "../../../i18n/texts/chart";
import { useT } from "../../../i18n/useT";
import { Chart } from "../../../shared/chart/Chart";
import { ChartMessage } from "../../../shared/chart/ChartMessage";
import { ChartTableView } from "../../../shared/chart/ChartTableView";
import type { ChartModel } from "../../../shared/chart/chartModel";

/** Pixels. */
const chartHeight = 280;

/** A chart of both sides, with the figures behind it one click away. */
export function OverlayCard({ model }: { model: ChartModel }) {
  const t = useT(chartTexts);
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const word = t(isTable ? "showChart" : "showTable");
  return (
    <Card.Root
      as="section"
      aria-labelledby={titleId}
      size="sm"
      height="full"
      minW="0"
      css={{ breakInside: "avoid" }}
    >
      <Card.Body gap="3">
        <Flex align="start" gap="2">
          <Box flex="1" minW="0">
            <Heading as="h2" id={titleId} size="sm" fontWeight="semibold" lineHeight="1.4">
              {model.title}
            </Heading>
            <Text color="fg.muted" textStyle="xs">
              {model.unit}
            </Text>
          </Box>
          {model.empty ? null : (
            <IconButton
              size="sm"
              my="-1"
              variant="ghost"
              aria-label={`${word}: ${model.title}`}
              title={word}
              onClick={() => setTable(!isTable)}
              _print={{ display: "none" }}
            >
              {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            </IconButton>
          )}
        </Flex>
        {model.empty ? (
          <ChartMessage height={chartHeight} text={t("noData")} />
        ) : isTable ? (
          <ChartTableView model={model} height={chartHeight} />
        ) : (
          <Chart options={model.options} height={chartHeight} />
        )}
      </Card.Body>
    </Card.Root>
  );
}
