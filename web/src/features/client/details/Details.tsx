import { Box, Card, Grid, Heading, Stack, Table, Text } from "@chakra-ui/react";
import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { useId } from "react";
import type { EstimatedFigure, TrafficDetailsFragment } from "../../../graphql/generated";
import { useLanguage, useT } from "../../../i18n/useT";
import type { ClientKind } from "../../../shared/chart/clientKind";
import { countsOf } from "../../../shared/chart/graphSet";
import { hasSpeeds } from "../../../shared/chart/hasSpeeds";
import { directionName } from "../../../shared/directions/directionName";
import { EstimateMark } from "../../../shared/estimate/EstimateMark";
import { isEstimate, type Told } from "../../../shared/estimate/isEstimate";
import { HelpTip } from "../../../shared/help/HelpTip";
import { limitsOf } from "../../../shared/limit-history/limitsOf";
import { noValue } from "../../../shared/number/format";
import { usePercent } from "../../../shared/number/percent";
import { isSmallSample } from "../../../shared/number/sample";
import { useNumber } from "../../../shared/number/useNumber";
import { withLimit } from "../../../shared/number/withLimit";
import { formatDate, formatTime } from "../../../shared/time/format";
import type { ClientMeasurement } from "../clientMeasurement";
import { CardTitle } from "./CardTitle";
import { detailsTexts } from "./detailsTexts";
import { HeatMap } from "./HeatMap";
import { ThresholdsCard } from "./ThresholdsCard";

type DetailsProps = {
  clientId: string;
  kind: ClientKind;
  directions: DirectionNames | null;
  measurement: ClientMeasurement;
};

/** Widths of peak hour, thresholds and directions, side by side. */
const widths = ["minmax(0, 1fr)", "minmax(0, 1.6fr)", "minmax(0, 1.8fr)"];

/** "Podrobnosti": further figures for traffic engineers, as far as reported. Speeds only for devices that measure them. */
export function Details({ clientId, kind, directions: names, measurement: m }: DetailsProps) {
  const t = useT(detailsTexts);
  const titleId = useId();
  const counts = countsOf(kind);
  const withSpeeds = kind === "speed" && hasSpeeds(m);
  const thresholds = withSpeeds ? m.speedThresholds : null;
  const directions = withSpeeds ? m.byDirection : null;
  // A device that counts by intervals longer than an hour has no peak hour.
  const isPeakUnknown = m.peakHour === null && m.totalVehicles !== 0 && isEstimate(m, "VEHICLE_COUNT");
  const templates = [m.peakHour ?? isPeakUnknown, thresholds, directions].flatMap(
    (part, i) => (part && widths[i]) || [],
  );
  const { from, to } = m;
  if (templates.length === 0 && m.hourOfWeek === null) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId} mt="4">
      <Heading as="h2" id={titleId} size="lg" fontWeight="semibold" letterSpacing="-0.01em">
        {t("title")}
      </Heading>
      <Grid
        gap="3"
        templateColumns={{
          base: "1fr",
          xl: withSpeeds && templates.length > 0 ? templates.join(" ") : "1fr",
        }}
      >
        {isPeakUnknown ? <NoPeakHour /> : null}
        {m.peakHour === null ? null : (
          <PeakHourCard peakHour={m.peakHour} zone={m.timeZone} counts={counts} />
        )}
        {thresholds === null ? null : (
          <ThresholdsCard thresholds={thresholds} limits={m.speedLimits} zone={m.timeZone} />
        )}
        {directions === null ? null : (
          <DirectionsCard
            directions={directions}
            names={names}
            limits={limitsOf(m)}
            estimates={m.estimates}
          />
        )}
      </Grid>
      {m.hourOfWeek === null ? null : (
        <Card.Root size="sm">
          <Card.Body>
            <Box minW="0">
              <HeatMap
                hours={m.hourOfWeek}
                counts={counts}
                hasSpeeds={withSpeeds}
                estimates={m.estimates}
                asked={{ clientId, from, to }}
              />
            </Box>
          </Card.Body>
        </Card.Root>
      )}
    </Stack>
  );
}

type PeakHourCardProps = {
  peakHour: NonNullable<TrafficDetailsFragment["peakHour"]>;
  zone: string;
  counts: "vehicles" | "cyclists";
};

/** Shown if the peak hour is unknown. */
function NoPeakHour() {
  const t = useT(detailsTexts);
  return (
    <Card.Root size="sm" height="full">
      <Card.Body gap="1">
        <Text color="fg.muted" textStyle="sm" fontWeight="medium">
          {t("peakHour")}
          <HelpTip term="peakHour" />
        </Text>
        <Text textStyle="2xl" fontWeight="semibold" letterSpacing="-0.02em" lineHeight="1.3">
          {noValue}
        </Text>
        <Text color="fg.muted" textStyle="xs">
          {t("peakUnknown")}
        </Text>
      </Card.Body>
    </Card.Root>
  );
}

/** The busiest hour of the period. */
function PeakHourCard({ peakHour: { time, vehicles, shareOfDay }, zone, counts }: PeakHourCardProps) {
  const t = useT(detailsTexts);
  const percent = usePercent();
  const told = [
    ...(vehicles === null
      ? []
      : [t(counts === "cyclists" ? "peakCyclists" : "peakVehicles", { count: vehicles })]),
    ...(shareOfDay === null ? [] : [t("shareOfDay", { share: percent(shareOfDay) })]),
  ];
  return (
    <Card.Root size="sm" height="full">
      <Card.Body gap="1">
        <Text color="fg.muted" textStyle="sm" fontWeight="medium">
          {t("peakHour")}
          <HelpTip term="peakHour" />
        </Text>
        <Text textStyle="2xl" fontWeight="semibold" letterSpacing="-0.02em" lineHeight="1.3">
          {formatTime(time, zone)}–{formatTime(time + 3600, zone)}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {formatDate(time, zone)}
        </Text>
        <Text color="fg.muted" textStyle="xs" mt="2">
          {told.join(", ")}
        </Text>
      </Card.Body>
    </Card.Root>
  );
}

type Directions = NonNullable<TrafficDetailsFragment["byDirection"]>;
type DirectionFigures = Directions[number];

type DirectionsCardProps = Told & {
  directions: Directions;
  names: DirectionNames | null;
  limits: readonly number[];
};

/** Speeds of each direction, side by side. */
function DirectionsCard({ directions, names, limits, estimates }: DirectionsCardProps) {
  const t = useT(detailsTexts);
  const language = useLanguage();
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
      name: withLimit(t("overLimit"), limits),
      value: ({ percentageOverLimit }) => percent(percentageOverLimit),
      figure: "PERCENTAGE_OVER_LIMIT",
    },
  ];
  // A direction has one mark for all its figures: those that are exact for both together are exact for each.
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
                  <Table.ColumnHeader
                    key={direction}
                    scope="col"
                    textAlign="end"
                    verticalAlign="bottom"
                    pe="0"
                    minW="7rem"
                    overflowWrap="anywhere"
                  >
                    <Icon size={14} aria-hidden style={{ display: "inline", marginInlineEnd: "0.25rem" }} />
                    {directionName(direction, names, t(direction), language)}
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
