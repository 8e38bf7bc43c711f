import { Skeleton } from "@chakra-ui/react";
import { WidePageSkeleton } from "../../shared/ui/WidePage";

/** The page's shape while its locations are on the way. */
export function TrafficSkeleton() {
  return (
    <WidePageSkeleton>
      <Skeleton h="9" w="10rem" />
      <Skeleton h="9" w={{ base: "full", md: "32rem" }} />
      <Skeleton h="28" rounded="xl" />
      <Skeleton h="26rem" rounded="xl" />
    </WidePageSkeleton>
  );
}
