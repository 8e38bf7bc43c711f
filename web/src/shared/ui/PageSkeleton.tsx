import { Box, Skeleton, Stack } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { uiTexts } from "./uiTexts";

/** Placeholder of a page: heading, a strip of figures, a large area. */
export function PageSkeleton() {
  const t = useT(uiTexts);
  return (
    <Box role="status" aria-label={t("loading")} p={{ base: "4", md: "6" }}>
      <Stack gap="6" aria-hidden>
        <Skeleton h="8" w="12rem" />
        <Skeleton h="20" />
        <Skeleton h="24rem" />
      </Stack>
    </Box>
  );
}
