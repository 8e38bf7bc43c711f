import { Box, Flex, HStack, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import type { RolloutHead } from "./rollout";

type Counts = NonNullable<RolloutHead["counts"]>;

const parts = [
  { key: "installed", color: "green.solid" },
  { key: "underWay", color: "blue.solid" },
  { key: "waiting", color: "border.emphasized" },
  { key: "failed", color: "red.solid" },
  { key: "withdrawn", color: "orange.solid" },
  { key: "replaced", color: "gray.solid" },
] as const satisfies readonly { key: keyof Counts; color: string }[];

type StageBarProps = { counts: RolloutHead["counts"]; hasLegend?: boolean };

/** Number of devices by state: a bar, and the same in words. Nothing if unknown. */
export function StageBar({ counts, hasLegend = false }: StageBarProps) {
  const t = useT(rolloutsTexts);
  if (counts === null) return null;
  const shown = parts.flatMap((part) => {
    const count = counts[part.key];
    return count === null || count === 0 ? [] : [{ ...part, count }];
  });
  const said = shown.map(({ key, count }) => t("partOf", { name: t(key), count })).join(", ");
  return (
    <Box>
      <Flex
        role="img"
        aria-label={`${t("barLabel")}: ${said}`}
        h={hasLegend ? "3" : "2"}
        gap="2px"
        rounded="full"
        overflow="hidden"
        bg="bg.muted"
      >
        {shown.map(({ key, color, count }) => (
          <Box key={key} bg={color} flexGrow={count} flexBasis="0" minW="3px" transition="flex-grow 300ms" />
        ))}
      </Flex>
      {hasLegend ? (
        <HStack as="ul" listStyleType="none" columnGap="5" rowGap="1" wrap="wrap" pt="2" aria-hidden>
          {shown.map(({ key, color, count }) => (
            <HStack as="li" key={key} gap="2" textStyle="sm">
              <Box boxSize="2.5" rounded="sm" bg={color} />
              <Text color="fg.muted">{t(key)}</Text>
              <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
                {count}
              </Text>
            </HStack>
          ))}
        </HStack>
      ) : null}
    </Box>
  );
}
