import { Box, Skeleton, Stack } from "@chakra-ui/react";
import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";

/** The page's shape while its locations are on the way. */
export function TrafficSkeleton() {
  const t = useT(uiTexts);
  return (
    <Box role="status" aria-label={t("loading")} p={{ base: "4", md: "6" }} maxW="100rem" mx="auto">
      <Stack gap="4" aria-hidden>
        <Skeleton h="9" w="10rem" />
        <Skeleton h="9" w={{ base: "full", md: "32rem" }} />
        <Skeleton h="28" rounded="xl" />
        <Skeleton h="26rem" rounded="xl" />
      </Stack>
    </Box>
  );
}
