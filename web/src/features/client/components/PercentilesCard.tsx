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
import { scaleOf } from "../speedScale";

type PercentilesCardProps = Pick<Measurement, "percentiles" | "speedLimit" | "estimates">;

/** V30, V50 and V85 of the period, "-" without vehicles, with a note if there are few; nothing if they are not reported. */
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

type SpeedScaleProps = { v30: number; v50: number; v85: number; limit: number };

/** V30, V50 and V85 on one scale of speeds, with the limit as a line: shows at a glance how well it is kept. */
function SpeedScale({ v30, v50, v85, limit }: SpeedScaleProps) {
  const t = useT(clientTexts);
  const at = scaleOf([v30, v50, v85, limit]);
  const left = (speed: number) => `${at(speed)}%`;
  return (
    <Box
      role="img"
      aria-label={t("speedScale", { v30, v50, v85, limit })}
      position="relative"
      height="14"
      mx="3"
    >
      <Box position="absolute" top="6" insetX="0" height="1.5" rounded="full" bg="bg.emphasized" />
      <Box
        position="absolute"
        top="6"
        height="1.5"
        rounded="full"
        bg="brand.solid"
        opacity="0.5"
        left={left(v30)}
        width={`${at(v85) - at(v30)}%`}
      />
      {[v30, v50, v85].map((speed, index) => (
        <Box
          key={["V30", "V50", "V85"][index]}
          position="absolute"
          top="27px"
          left={left(speed)}
          transform="translate(-50%, -50%)"
          boxSize={index === 2 ? "4" : "3"}
          rounded="full"
          bg="brand.solid"
          borderWidth="2px"
          borderColor="bg.panel"
        />
      ))}
      <Box
        position="absolute"
        top="3"
        bottom="4"
        left={left(limit)}
        borderStartWidth="2px"
        borderStyle="dashed"
        borderColor="fg.warning"
      />
      <Text
        position="absolute"
        bottom="-1"
        left={left(limit)}
        transform="translateX(-50%)"
        textStyle="xs"
        color="fg.warning"
        fontWeight="medium"
        whiteSpace="nowrap"
      >
        {t("limit", { speed: limit })}
      </Text>
    </Box>
  );
}
