import { Box } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";

type MapFrameProps = { label: string; ref?: Ref<HTMLElement>; children: ReactNode };

/** Keeps the map's place on the page while its code loads. */
export function MapFrame({ label, ref, children }: MapFrameProps) {
  return (
    <Box
      as="section"
      ref={ref}
      aria-label={label}
      h={{ base: "15rem", md: "20rem" }}
      bg="bg.muted"
      borderWidth="1px"
      rounded="xl"
      overflow="hidden"
      position="relative"
      isolation="isolate"
    >
      {children}
    </Box>
  );
}
