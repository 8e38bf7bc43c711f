import { Box, Card, Grid, Heading, Stack } from "@chakra-ui/react";
import { useId } from "react";
import { detailsTexts } from "../../../i18n/texts/details";
import { useT } from "../../../i18n/useT";
import type { ClientKind } from "../../../shared/chart/clientKind";
import { countsOf } from "../../../shared/chart/graphSet";
import type { ClientMeasurement } from "../clientMeasurement";
import { DirectionsCard } from "./DirectionsCard";
import { HeatMap } from "./HeatMap";
import { PeakHourCard } from "./PeakHourCard";
import { ThresholdsCard } from "./ThresholdsCard";

type DetailsProps = { clientId: string; kind: ClientKind; measurement: ClientMeasurement };

/** "Podrobnosti": what a traffic engineer asks next. Speeds only of devices that measure them. */
export function Details({ clientId, kind, measurement: m }: DetailsProps) {
  const t = useT(detailsTexts);
  const titleId = useId();
  const counts = countsOf(kind);
  const hasSpeeds = kind === "speed" && m.percentiles.sampleSize > 0;
  const { from, to } = m;
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId} mt="4">
      <Heading as="h2" id={titleId} size="lg" fontWeight="semibold" letterSpacing="-0.01em">
        {t("title")}
      </Heading>
      <Grid
        gap="3"
        templateColumns={{
          base: "1fr",
          xl: hasSpeeds ? "minmax(0, 1fr) minmax(0, 1.6fr) minmax(0, 1.8fr)" : "1fr",
        }}
      >
        {m.peakHour === null ? null : (
          <PeakHourCard peakHour={m.peakHour} zone={m.timeZone} counts={counts} />
        )}
        {hasSpeeds ? <ThresholdsCard thresholds={m.speedThresholds} /> : null}
        {hasSpeeds ? <DirectionsCard directions={m.byDirection} /> : null}
      </Grid>
      <Card.Root size="sm">
        <Card.Body>
          <Box minW="0">
            <HeatMap
              hours={m.hourOfWeek}
              counts={counts}
              hasSpeeds={hasSpeeds}
              asked={{ clientId, from, to }}
            />
          </Box>
        </Card.Body>
      </Card.Root>
    </Stack>
  );
}
