import { Box, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { clientTexts } from "../clientTexts";
import { scaleOf } from "../speedScale";

type SpeedScaleProps = { v30: number; v50: number; v85: number; limit: number };

/** V30, V50 and V85 on one line of speeds, with the limit across it: at a glance, who keeps to it. */
export function SpeedScale({ v30, v50, v85, limit }: SpeedScaleProps) {
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
