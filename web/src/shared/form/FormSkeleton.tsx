import { Box, Grid, Skeleton, Stack } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { uiTexts } from "../ui/uiTexts";

/** Placeholder of a page of forms, with a section of each height. */
export function FormSkeleton({ heights }: { heights: readonly string[] }) {
  const t = useT(uiTexts);
  return (
    <Box role="status" aria-label={t("loading")}>
      <Stack gap="10" aria-hidden>
        {heights.map((height) => (
          <Grid
            key={height}
            templateColumns={{ base: "1fr", lg: "16rem minmax(0, 1fr)" }}
            columnGap="10"
            rowGap="4"
          >
            <Stack gap="2">
              <Skeleton h="6" w="8rem" />
              <Skeleton h="4" w="14rem" maxW="full" />
            </Stack>
            <Skeleton h={height} />
          </Grid>
        ))}
      </Stack>
    </Box>
  );
}
