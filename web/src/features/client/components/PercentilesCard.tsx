import { Box, Card, Flex, HStack, Text } from "@chakra-ui/react";
import { Info } from "lucide-react";
import { useT } from "../../../i18n/useT";
import type { Measurement } from "../../../shared/chart/measurement";
import { EstimateMark } from "../../../shared/estimate/EstimateMark";
import { isEstimate } from "../../../shared/estimate/isEstimate";
import { HelpTip } from "../../../shared/help/HelpTip";
import { isSmallSample } from "../../../shared/number/sample";
import { useNumber } from "../../../shared/number/useNumber";
import { figuresTexts } from "../../../shared/roads/figuresTexts";
import { clientTexts } from "../clientTexts";
import { SpeedScale } from "./SpeedScale";

type PercentilesCardProps = Pick<Measurement, "percentiles" | "speedLimit" | "estimates">;

/** V30, V50 and V85 of the period, "-" without vehicles, with a note where they are few; nothing where they are not told. */
export function PercentilesCard({ percentiles, speedLimit, estimates }: PercentilesCardProps) {
  const t = useT(clientTexts);
  const figuresT = useT(figuresTexts);
  const { number } = useNumber();
  const { v30, v50, v85, sampleSize } = percentiles;
  const isEstimated = isEstimate({ estimates }, "PERCENTILES");
  const shown = [
    { name: "V30", speed: v30 },
    { name: "V50", speed: v50 },
    { name: "V85", speed: v85 },
  ];
  if (v30 === null && v50 === null && v85 === null && sampleSize === null) return null;
  return (
    <Card.Root size="sm" flex="1">
      <Card.Body gap="3">
        <Flex justify="space-between" gap="3">
          <Text color="fg.muted" textStyle="sm" fontWeight="medium">
            {t("percentiles")}
            <HelpTip term="v85" />
          </Text>
          {sampleSize === null ? null : (
            <Text color="fg.muted" textStyle="xs">
              {t("sample", { count: number(sampleSize) })}
            </Text>
          )}
        </Flex>
        <Flex gap={{ base: "4", sm: "8" }} direction={{ base: "column", sm: "row" }} align={{ sm: "center" }}>
          <HStack gap={{ base: "6", md: "8" }} flexShrink="0">
            {shown.map(({ name, speed }) => (
              <Box key={name}>
                <Text color="fg.muted" textStyle="xs" fontWeight="semibold">
                  {name}
                  {isEstimated && speed !== null ? <EstimateMark /> : null}
                </Text>
                <Text as="span" textStyle="2xl" fontWeight="semibold" letterSpacing="-0.02em">
                  {number(speed)}
                </Text>{" "}
                {speed === null ? null : (
                  <Text as="span" color="fg.muted" textStyle="sm">
                    {t("kmh")}
                  </Text>
                )}
              </Box>
            ))}
          </HStack>
          {v30 === null || v50 === null || v85 === null || speedLimit === null ? null : (
            <Box flex="1" minW="0">
              <SpeedScale v30={v30} v50={v50} v85={v85} limit={speedLimit} />
            </Box>
          )}
        </Flex>
        {sampleSize !== null && isSmallSample(sampleSize) ? (
          <HStack color="fg.warning" textStyle="xs" align="start" gap="1.5">
            <Info size={14} aria-hidden />
            <Text>{figuresT("smallSample", { count: sampleSize })}</Text>
          </HStack>
        ) : null}
      </Card.Body>
    </Card.Root>
  );
}
