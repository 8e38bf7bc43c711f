import { Box, Skeleton, Stack } from "@chakra-ui/react";
import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";

/** The summary's shape while its groups are on the way. */
export function SummarySkeleton() {
  const t = useT(uiTexts);
  return (
    <Box role="status" aria-label={t("loading")} p={{ base: "4", md: "6" }} maxW="100rem" mx="auto">
      <Stack gap={{ base: "4", md: "6" }} aria-hidden>
        <Skeleton h="9" w="12rem" />
        <Skeleton h="10" w={{ base: "full", md: "26rem" }} />
        {["a", "b"].map((section) => (
          <Stack key={section} gap="px" rounded="xl" overflow="hidden">
            <Skeleton h="16" rounded="none" />
            <Skeleton h="11rem" rounded="none" />
            <Skeleton h="11rem" rounded="none" />
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
