import { Box, Flex, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { detailsTexts } from "./detailsTexts";
import { type HeatScale, heatBorders } from "./heat";
import { heatColors } from "./heatColors";
import { hatched } from "./heatCss";

type HeatLegendProps = { scale: HeatScale; format: (value: number) => string };

/** Which colour stands for how much. */
export function HeatLegend({ scale, format }: HeatLegendProps) {
  const t = useT(detailsTexts);
  const borders = heatBorders(scale);
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap" align="center" color="fg.muted" textStyle="xs">
      <Flex gap="2" align="center">
        <Text as="span">{format(scale.low)}</Text>
        <Flex
          gap="2px"
          role="img"
          aria-label={t("legend", { from: format(scale.low), to: format(scale.high) })}
        >
          {heatColors.map(({ ground }, step) => (
            <Box
              key={borders[step]}
              width="6"
              height="3"
              rounded="xs"
              bg={{ base: ground[0], _dark: ground[1] }}
              title={t("legendFrom", { from: format(borders[step] ?? 0) })}
            />
          ))}
        </Flex>
        <Text as="span">{format(scale.high)}</Text>
      </Flex>
      <Flex gap="2" align="center">
        <Box width="6" height="3" rounded="xs" bgImage={hatched} aria-hidden />
        <Text as="span">{t("noData")}</Text>
      </Flex>
    </Flex>
  );
}
