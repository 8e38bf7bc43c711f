import { Card, Flex, SimpleGrid, Text } from "@chakra-ui/react";
import { Bike, Footprints } from "lucide-react";
import { useT } from "../../../i18n/useT";
import type { Measurement } from "../../../shared/chart/measurement";
import { EstimateMark } from "../../../shared/estimate/EstimateMark";
import { isEstimate } from "../../../shared/estimate/isEstimate";
import { isComparable } from "../../../shared/interval/completeness";
import { coveredFor, coveredForBefore } from "../../../shared/interval/heard";
import { toldTrend } from "../../../shared/number/toldTrend";
import { useNumber } from "../../../shared/number/useNumber";
import { clientTexts } from "../clientTexts";
import { Trend } from "./Trend";

type PeopleTilesProps = {
  measurement: Pick<
    Measurement,
    | "cyclists"
    | "pedestrians"
    | "completeness"
    | "heard"
    | "previousCompleteness"
    | "previousHeard"
    | "estimates"
  >;
};

const people = [
  { who: "cyclists", Icon: Bike },
  { who: "pedestrians", Icon: Footprints },
] as const;

/** Cyclists and pedestrians, for a device that mainly counts vehicles but has counted some. */
export function PeopleTiles({ measurement }: PeopleTilesProps) {
  const t = useT(clientTexts);
  const { number } = useNumber();
  const told = people.flatMap(({ who, Icon }) => {
    const counted = measurement[who];
    return counted?.total == null ? [] : [{ who, Icon, total: counted.total, trend: counted.totalTrend }];
  });
  if (told.every(({ total }) => total === 0)) return null;
  return (
    <SimpleGrid gap="3" columns={{ base: 1, sm: 2 }} mt="3">
      {told.map(({ who, Icon, total, trend }) => (
        <Card.Root key={who} size="sm">
          <Card.Body py="3">
            <Flex align="center" gap="3">
              <Text as="span" color="fg.muted" flexShrink="0">
                <Icon size={18} aria-hidden />
              </Text>
              <Text color="fg.muted" textStyle="sm" fontWeight="medium" flex="1">
                {t(who)}
              </Text>
              <Text as="span" textStyle="xl" fontWeight="semibold" letterSpacing="-0.02em">
                {number(total)}
                {isEstimate(measurement, "TOTAL_VEHICLES") ? <EstimateMark /> : null}
              </Text>
              <Trend
                percent={toldTrend(trend, measurement.previousCompleteness)}
                muted={!isComparable(coveredFor(measurement, who), coveredForBefore(measurement, who))}
              />
            </Flex>
          </Card.Body>
        </Card.Root>
      ))}
    </SimpleGrid>
  );
}
