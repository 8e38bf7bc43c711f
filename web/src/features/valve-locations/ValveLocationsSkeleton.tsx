import { Skeleton } from "@chakra-ui/react";
import { WidePageSkeleton } from "../../shared/ui/WidePage";

/** The page's shape while its first data are on the way. */
export function ValveLocationsSkeleton() {
  return (
    <WidePageSkeleton gap={{ base: "4", md: "5" }}>
      <Skeleton h="9" w="12rem" />
      <Skeleton h="20" rounded="xl" />
      <Skeleton h="20rem" rounded="xl" />
      <Skeleton h="16rem" rounded="xl" />
    </WidePageSkeleton>
  );
}
