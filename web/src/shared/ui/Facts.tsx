import { Grid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A list of facts, one a line: see Fact. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Grid as="dl" templateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1" textStyle="sm">
      {children}
    </Grid>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Text as="dt" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" minW="0" overflowWrap="anywhere">
        {children}
      </Text>
    </>
  );
}
