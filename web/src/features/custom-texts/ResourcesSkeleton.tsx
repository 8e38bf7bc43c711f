import { Box, Grid, Skeleton, Stack } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { uiTexts } from "../../shared/ui/uiTexts";

/** The shape of the list and of the resource beside it. */
export function ResourcesSkeleton() {
  const t = useT(uiTexts);
  return (
    <Box role="status" aria-label={t("loading")}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "22rem minmax(0, 1fr)" }} gap="6" aria-hidden>
        <Stack gap="3">
          <Skeleton h="10" />
          <Skeleton h="24" />
          <Skeleton h="24" />
          <Skeleton h="24" />
        </Stack>
        <Skeleton h="30rem" display={{ base: "none", lg: "block" }} />
      </Grid>
    </Box>
  );
}
