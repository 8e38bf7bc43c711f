import { Skeleton, Stack } from "@chakra-ui/react";
import { WidePageSkeleton } from "../../shared/ui/WidePage";

const rows = ["a", "b", "c", "d", "e", "f"];

/** The overview's shape while its first data are on the way. */
export function OverviewSkeleton() {
  return (
    <WidePageSkeleton gap={{ base: "4", md: "6" }}>
      <Skeleton h="9" w="10rem" />
      <Skeleton h="24" rounded="xl" />
      <Skeleton h="20rem" rounded="xl" />
      <Stack gap="px" rounded="xl" overflow="hidden">
        {rows.map((row) => (
          <Skeleton key={row} h="11" rounded="none" />
        ))}
      </Stack>
    </WidePageSkeleton>
  );
}
