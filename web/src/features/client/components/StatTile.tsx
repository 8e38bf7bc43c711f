import { Box, Card, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

type StatTileProps = {
  label: string;
  value: string;
  /** Beside the value, smaller. */
  unit?: string;
  trend?: ReactNode;
  hint?: string;
  /** The figure that the page is about. */
  isMain?: boolean;
  /** At the foot of the tile. */
  children?: ReactNode;
};

/** One figure of a period, with its trend and a word on what it means. */
export function StatTile({ label, value, unit, trend, hint, isMain = false, children }: StatTileProps) {
  return (
    <Card.Root size="sm" height="full">
      <Card.Body gap="1">
        <Text color="fg.muted" textStyle="sm" fontWeight="medium">
          {label}
        </Text>
        <Flex align="baseline" gap="1.5" wrap="wrap">
          <Text
            as="span"
            textStyle={isMain ? { base: "4xl", md: "5xl" } : { base: "xl", md: "2xl" }}
            fontWeight="semibold"
            letterSpacing="-0.02em"
            lineHeight="1.2"
          >
            {value}
          </Text>
          {unit === undefined ? null : (
            <Text as="span" color="fg.muted" textStyle="sm">
              {unit}
            </Text>
          )}
        </Flex>
        <Box minH="5">{trend}</Box>
        {hint === undefined ? null : (
          <Text color="fg.muted" textStyle="xs">
            {hint}
          </Text>
        )}
        {children === undefined ? null : (
          <Box mt="auto" pt="4">
            {children}
          </Box>
        )}
      </Card.Body>
    </Card.Root>
  );
}
