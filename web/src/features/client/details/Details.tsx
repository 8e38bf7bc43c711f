import { Box, Card, Grid, Heading, Stack } from "@chakra-ui/react";
import { useId } from "react";
import { useT } from "../../../i18n/useT";
import type { ClientKind } from "../../../shared/chart/clientKind";
import { countsOf } from "../../../shared/chart/graphSet";
import { hasSpeeds } from "../../../shared/chart/hasSpeeds";
import { isEstimate } from "../../../shared/estimate/isEstimate";
import type { ClientMeasurement } from "../clientMeasurement";
import { DirectionsCard } from "./DirectionsCard";
import { detailsTexts } from "./detailsTexts";
import { HeatMap } from "./HeatMap";
import { NoPeakHour, PeakHourCard } from "./PeakHourCard";
import { ThresholdsCard } from "./ThresholdsCard";

type DetailsProps = { clientId: string; kind: ClientKind; measurement: ClientMeasurement };

/** Of peak hour, thresholds and directions, side by side. */
const widths = ["minmax(0, 1fr)", "minmax(0, 1.6fr)", "minmax(0, 1.8fr)"];

/** "Podrobnosti": what a traffic engineer asks next, as far as it is told. Speeds only of devices that measure them. */
export function Details({ clientId, kind, measurement: m }: DetailsProps) {
  const t = useT(detailsTexts);
  const titleId = useId();
  const counts = countsOf(kind);
  const withSpeeds = kind === "speed" && hasSpeeds(m);
  const thresholds = withSpeeds ? m.speedThresholds : null;
  const directions = withSpeeds ? m.byDirection : null;
  // Who counts by longer intervals than hours has no busiest one.
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
        {thresholds === null ? null : <ThresholdsCard thresholds={thresholds} />}
        {directions === null ? null : (
          <DirectionsCard directions={directions} speedLimit={m.speedLimit} estimates={m.estimates} />
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
