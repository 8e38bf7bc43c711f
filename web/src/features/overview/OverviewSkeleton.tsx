import { Box, Skeleton, Stack } from "@chakra-ui/react";
import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";

const rows = ["a", "b", "c", "d", "e", "f"];

/** The overview's shape while its first data are on the way. */
export function OverviewSkeleton() {
  const t = useT(uiTexts);
  return (
    <Box role="status" aria-label={t("loading")} p={{ base: "4", md: "6" }} maxW="100rem" mx="auto">
      <Stack gap={{ base: "4", md: "6" }} aria-hidden>
        <Skeleton h="9" w="10rem" />
        <Skeleton h="24" rounded="xl" />
        <Skeleton h="20rem" rounded="xl" />
        <Stack gap="px" rounded="xl" overflow="hidden">
          {rows.map((row) => (
            <Skeleton key={row} h="11" rounded="none" />
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}
