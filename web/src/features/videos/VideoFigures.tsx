import { Grid, Stack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { useNumber } from "../../shared/number/useNumber";
import type { VideoCounts } from "./useVideos";
import { videosTexts } from "./videosTexts";

const names = ["waiting", "inWork", "done"] as const;

/** How many videos are how far. */
export function VideoFigures({ counts }: { counts: NonNullable<VideoCounts> }) {
  const t = useT(videosTexts);
  const { number } = useNumber();
  return (
    <Grid
      as="dl"
      aria-label={t("figures")}
      templateColumns="repeat(3, 1fr)"
      gap="1px"
      bg="border"
      borderWidth="1px"
      rounded="xl"
      overflow="hidden"
    >
      {names.map((name) => (
        <Stack key={name} bg="bg.panel" px={{ base: "3", md: "5" }} py="3" gap="1">
          <Text as="dt" textStyle={{ base: "xs", md: "sm" }} color="fg.muted">
            {t(name)}
          </Text>
          <Text as="dd" textStyle="2xl" lineHeight="1" fontWeight="semibold" letterSpacing="-0.02em">
            {number(counts[name])}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
