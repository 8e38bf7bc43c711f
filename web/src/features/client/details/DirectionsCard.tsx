import { Card, Table, Text } from "@chakra-ui/react";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import type { EstimatedFigure, TrafficDetailsFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { EstimateMark } from "../../../shared/estimate/EstimateMark";
import { isEstimate, type Told } from "../../../shared/estimate/isEstimate";
import { noValue } from "../../../shared/number/format";
import { usePercent } from "../../../shared/number/percent";
import { isSmallSample } from "../../../shared/number/sample";
import { useNumber } from "../../../shared/number/useNumber";
import { withLimit } from "../../../shared/number/withLimit";
import { CardTitle } from "./CardTitle";
import { detailsTexts } from "./detailsTexts";

type Directions = NonNullable<TrafficDetailsFragment["byDirection"]>;
type DirectionFigures = Directions[number];

type DirectionsCardProps = Told & { directions: Directions; speedLimit: number | null };

/** How fast each direction is, side by side. */
export function DirectionsCard({ directions, speedLimit, estimates }: DirectionsCardProps) {
  const t = useT(detailsTexts);
  const { number, quantity } = useNumber();
  const percent = usePercent();
  const rows: { name: string; value: (figures: DirectionFigures) => string; figure: EstimatedFigure }[] = [
    { name: t("vehicles"), value: ({ vehicles }) => number(vehicles), figure: "TOTAL_VEHICLES" },
    { name: t("v85"), value: ({ v85 }) => quantity(v85, t("kmh")), figure: "PERCENTILES" },
    {
      name: t("averageSpeed"),
      value: ({ averageSpeed }) => quantity(averageSpeed, t("kmh"), 1),
      figure: "AVERAGE_SPEED",
    },
    {
      name: withLimit(t("overLimit"), speedLimit),
      value: ({ percentageOverLimit }) => percent(percentageOverLimit),
      figure: "PERCENTAGE_OVER_LIMIT",
    },
  ];
  // A direction says it of all its figures together: those that are exact of both together are so of each.
  const isEstimated = (figures: DirectionFigures, figure: EstimatedFigure) =>
    (figures.isEstimate ?? false) && isEstimate({ estimates }, figure);
  const isSmall = directions.some(({ sampleSize }) => isSmallSample(sampleSize));
  return (
    <Card.Root size="sm" height="full">
      <Card.Body gap="2">
        <CardTitle>{t("directions")}</CardTitle>
        <Table.Root size="sm" aria-label={t("directions")}>
          <Table.Header>
            <Table.Row bg="transparent">
              <Table.ColumnHeader scope="col" px="0">
                <Text as="span" srOnly>
                  {t("figure")}
                </Text>
              </Table.ColumnHeader>
              {directions.map(({ direction }) => {
                const Icon = direction === "INCOMING" ? ArrowDownLeft : ArrowUpRight;
                return (
                  <Table.ColumnHeader key={direction} scope="col" textAlign="end" pe="0">
                    <Text as="span" display="inline-flex" alignItems="center" gap="1" whiteSpace="nowrap">
                      <Icon size={14} aria-hidden />
                      {t(direction)}
                    </Text>
                  </Table.ColumnHeader>
                );
              })}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map(({ name, value, figure }) => (
              <Table.Row key={name} bg="transparent">
                <Table.ColumnHeader as="th" scope="row" px="0" fontWeight="normal">
                  {name}
                </Table.ColumnHeader>
                {directions.map((figures) => (
                  <Table.Cell
                    key={figures.direction}
                    textAlign="end"
                    pe="0"
                    fontWeight="medium"
                    whiteSpace={{ base: "normal", sm: "nowrap" }}
                  >
                    {value(figures)}
                    {isEstimated(figures, figure) && value(figures) !== noValue ? <EstimateMark /> : null}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
        {isSmall ? (
          <Text color="fg.warning" textStyle="xs">
            {t("smallSample")}
          </Text>
        ) : null}
      </Card.Body>
    </Card.Root>
  );
}
