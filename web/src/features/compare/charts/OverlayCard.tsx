import { Box, Card, Flex, Heading, HStack, IconButton, Text } from "@chakra-ui/react";
import { ChartColumn, Table2 } from "lucide-react";
import { useId, useState } from "react";
import { useT } from "../../../i18n/useT";
import { Chart } from "../../../shared/chart/Chart";
import { ChartMessage } from "../../../shared/chart/ChartMessage";
import { ChartTableView } from "../../../shared/chart/ChartTableView";
import type { ChartModel } from "../../../shared/chart/chartModel";
import { chartTexts } from "../../../shared/chart/chartTexts";
import { PictureMenu } from "../../../shared/chart/picture/PictureMenu";
import type { Pictured } from "../../../shared/chart/picture/pictured";

/** Pixels. */
const chartHeight = 280;

/** A chart of both sides, with its table one click away. */
export function OverlayCard({ model, about }: { model: ChartModel; about: Omit<Pictured, "model"> }) {
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
            <HStack gap={{ base: "0", sm: "1" }} my="-1" _print={{ display: "none" }}>
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={`${word}: ${model.title}`}
                title={word}
                onClick={() => setTable(!isTable)}
              >
                {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
              </IconButton>
              <PictureMenu model={model} {...about} />
            </HStack>
          )}
        </Flex>
        {model.empty ? (
          <ChartMessage height={chartHeight} text={t("noData")} />
        ) : isTable ? (
          <ChartTableView model={model} height={chartHeight} />
        ) : (
          <Chart options={model.options} height={chartHeight} />
        )}
        {model.note === undefined ? null : (
          <Text color="fg.muted" textStyle="xs">
            {model.note}
          </Text>
        )}
      </Card.Body>
    </Card.Root>
  );
}
