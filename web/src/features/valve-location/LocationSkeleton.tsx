import { Skeleton, Stack } from "@chakra-ui/react";
import { WidePageSkeleton } from "../../shared/ui/WidePage";

/** The page's shape while its first data are on the way: heading, figures, two cards of valves. */
export function LocationSkeleton() {
  return (
    <WidePageSkeleton gap={{ base: "4", md: "5" }}>
      <Stack gap="3">
        <Skeleton h="9" w="20rem" maxW="80%" />
        <Skeleton h="11" w="24rem" maxW="100%" />
      </Stack>
      <Skeleton h="20" rounded="xl" />
      <Skeleton h="20rem" rounded="xl" />
      <Skeleton h="20rem" rounded="xl" />
    </WidePageSkeleton>
  );
}
