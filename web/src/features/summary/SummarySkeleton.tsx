import { Skeleton, Stack } from "@chakra-ui/react";
import { WidePageSkeleton } from "../../shared/ui/WidePage";

/** The summary's shape while its groups are on the way. */
export function SummarySkeleton() {
  return (
    <WidePageSkeleton gap={{ base: "4", md: "6" }}>
      <Skeleton h="9" w="12rem" />
      <Skeleton h="10" w={{ base: "full", md: "26rem" }} />
      {["a", "b"].map((section) => (
        <Stack key={section} gap="px" rounded="xl" overflow="hidden">
          <Skeleton h="16" rounded="none" />
          <Skeleton h="11rem" rounded="none" />
          <Skeleton h="11rem" rounded="none" />
        </Stack>
      ))}
    </WidePageSkeleton>
  );
}
