import { Box } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";
import { overviewTexts } from "../../i18n/texts/overview";
import { useT } from "../../i18n/useT";

/** Keeps the map's place on the page while its code is on the way. */
export function MapFrame({ ref, children }: { ref?: Ref<HTMLElement>; children: ReactNode }) {
  const t = useT(overviewTexts);
  return (
    <Box
      as="section"
      ref={ref}
      aria-label={t("mapLabel")}
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
