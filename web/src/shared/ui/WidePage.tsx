import { Box, Stack, type StackProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { uiTexts } from "./uiTexts";

/** Room for tables and charts; on large screens no wider than eyes can follow. */
const frame = { p: { base: "4", md: "6" }, maxW: "100rem", mx: "auto" } as const;

type WidePageProps = { gap?: StackProps["gap"]; children: ReactNode };

/** A page of tables and charts. */
export function WidePage({ gap = "4", children }: WidePageProps) {
  return (
    <Stack gap={gap} {...frame}>
      {children}
    </Stack>
  );
}

/** Placeholder of such a page while its first data load. */
export function WidePageSkeleton({ gap = "4", children }: WidePageProps) {
  const t = useT(uiTexts);
  return (
    <Box role="status" aria-label={t("loading")} {...frame}>
      <Stack gap={gap} aria-hidden>
        {children}
      </Stack>
    </Box>
  );
}
