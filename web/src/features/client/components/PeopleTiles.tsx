import { Card, Flex, SimpleGrid, Text } from "@chakra-ui/react";
import { Bike, Footprints } from "lucide-react";
import { clientTexts } from "../../../i18n/texts/client";
import { useT } from "../../../i18n/useT";
import type { Measurement } from "../../../shared/chart/measurement";
import { useNumber } from "../../../shared/number/useNumber";
import { Trend } from "./Trend";

type PeopleTilesProps = { measurement: Pick<Measurement, "cyclists" | "pedestrians">; muted: boolean };

const people = [
  { who: "cyclists", Icon: Bike },
  { who: "pedestrians", Icon: Footprints },
] as const;

/** Cyclists and pedestrians of a device that is there for vehicles, where it counted some. */
export function PeopleTiles({ measurement, muted }: PeopleTilesProps) {
  const t = useT(clientTexts);
  const { number } = useNumber();
  const { cyclists, pedestrians } = measurement;
  if (cyclists.total === 0 && pedestrians.total === 0) return null;
  return (
    <SimpleGrid gap="3" columns={{ base: 1, sm: 2 }} mt="3">
      {people.map(({ who, Icon }) => (
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
                {number(measurement[who].total)}
              </Text>
              <Trend percent={measurement[who].totalTrend} muted={muted} />
            </Flex>
          </Card.Body>
        </Card.Root>
      ))}
    </SimpleGrid>
  );
}
