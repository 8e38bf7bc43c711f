import { SimpleGrid, Skeleton, Stack } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { uiTexts } from "../../shared/ui/uiTexts";

/** The result's shape while it is on the way. */
export function CompareSkeleton() {
  const t = useT(uiTexts);
  return (
    <Stack role="status" aria-label={t("loading")} gap="4">
      <Skeleton h="44" rounded="xl" />
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="3">
        <Skeleton h="22rem" rounded="xl" />
        <Skeleton h="22rem" rounded="xl" />
      </SimpleGrid>
      <Skeleton h="20rem" rounded="xl" />
    </Stack>
  );
}
