import { Box, SimpleGrid, Skeleton, Stack } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { uiTexts } from "../../../shared/ui/uiTexts";

/** Placeholder in the shape of figures and graphs. */
export function MeasurementsSkeleton() {
  const t = useT(uiTexts);
  return (
    <Stack gap="3" role="status" aria-label={t("loading")}>
      <SimpleGrid gap="3" columns={{ base: 2, lg: 4 }}>
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} height="28" rounded="lg" />
        ))}
      </SimpleGrid>
      <Skeleton height="36" rounded="lg" />
      <SimpleGrid gap="3" columns={{ base: 1, xl: 2 }}>
        {[0, 1, 2, 3].map((graph) => (
          <Skeleton key={graph} height="360px" rounded="lg" />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

/** Placeholder of the whole page. */
export function ClientSkeleton() {
  return (
    <Stack gap="5">
      <Box>
        <Skeleton height="8" width="18rem" maxW="80%" />
        <Skeleton height="4" width="24rem" maxW="100%" mt="3" />
      </Box>
      <Skeleton height="9" width="6rem" />
      <Skeleton height="9" width="32rem" maxW="100%" />
      <MeasurementsSkeleton />
    </Stack>
  );
}
