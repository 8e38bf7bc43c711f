import { chakra, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

export type SummaryTileProps = {
  label: string;
  hint: string;
  mark: ReactNode;
  value: string;
  isPressed: boolean;
  onPress: () => void;
};

/** One figure of the summary, and the switch that narrows the tables to it. */
export function SummaryTile({ label, hint, mark, value, isPressed, onPress }: SummaryTileProps) {
  return (
    <chakra.button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      flex="1 1 7.5rem"
      bg={isPressed ? "brand.subtle" : "bg.panel"}
      px={{ base: "1", md: "4", xl: "5" }}
      py={{ base: "3", md: "4" }}
      textAlign={{ base: "center", md: "start" }}
      cursor="pointer"
      transition="background 150ms"
      _hover={{ bg: isPressed ? "brand.subtle" : "bg.subtle" }}
      focusVisibleRing="inside"
    >
      <Stack gap={{ base: "1", md: "1.5" }} align={{ base: "center", md: "start" }}>
        <Stack
          direction={{ base: "column", md: "row" }}
          align="center"
          gap={{ base: "1", md: "2" }}
          color="fg.muted"
          textStyle={{ base: "xs", md: "sm" }}
        >
          {mark}
          {label}
        </Stack>
        <Text textStyle="2xl" lineHeight="1" fontWeight="semibold" letterSpacing="-0.02em">
          {value}
        </Text>
        <Text textStyle="xs" color="fg.subtle" hideBelow="md">
          {hint}
        </Text>
      </Stack>
    </chakra.button>
  );
}
