import { Grid, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { useNumber } from "../number/useNumber";
import { figuresOf } from "./condition";
import type { Valve } from "./valve";
import { valvesTexts } from "./valvesTexts";

type FigureStripProps = {
  valves: readonly Pick<Valve, "state" | "deviation" | "expectedOpen">[];
  /** Explains deviations; the overview's code doesn't have it. */
  help?: ReactNode;
};

/** Number of valves that are open, closed, unknown, and deviating. */
export function FigureStrip({ valves, help }: FigureStripProps) {
  const t = useT(valvesTexts);
  const { number } = useNumber();
  const { open, closed, unknown, deviating } = figuresOf(valves);
  const tiles = [
    { label: t("openCount"), value: open, color: open > 0 ? "fg.success" : undefined },
    { label: t("closedCount"), value: closed, color: undefined },
    { label: t("unknownCount"), value: unknown, color: unknown > 0 ? "fg.warning" : undefined },
    { label: t("deviatingCount"), value: deviating, color: deviating ? "fg.error" : undefined, help },
  ];
  return (
    <Grid
      as="dl"
      aria-label={t("figures")}
      templateColumns="repeat(4, 1fr)"
      gap="1px"
      bg="border"
      borderWidth="1px"
      rounded="xl"
      overflow="hidden"
    >
      {tiles.map(({ label, value, color, help: aside }) => (
        <Stack key={label} bg="bg.panel" px={{ base: "2", md: "5" }} py={{ base: "3", md: "4" }} gap="1">
          <Text as="dt" textStyle={{ base: "xs", md: "sm" }} color="fg.muted">
            {label}
            {aside}
          </Text>
          <Text
            as="dd"
            textStyle="2xl"
            lineHeight="1"
            fontWeight="semibold"
            letterSpacing="-0.02em"
            color={color}
          >
            {number(value)}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
