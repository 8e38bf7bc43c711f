import { Box, Card, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { EstimateMark } from "../../../shared/estimate/EstimateMark";
import { HelpTip } from "../../../shared/help/HelpTip";
import type { HelpTerm } from "../../../shared/help/helpTipTexts.sl";

type StatTileProps = {
  label: string;
  value: string;
  /** Smaller text next to the value. */
  unit?: string;
  trend?: ReactNode;
  hint?: string;
  /** Set if value or hint is an estimate. */
  isEstimate?: boolean;
  isHintEstimate?: boolean;
  /** Explains the label. */
  help?: HelpTerm;
  hintHelp?: HelpTerm;
  /** The page's main figure. */
  isMain?: boolean;
  /** Content at the bottom of the tile. */
  children?: ReactNode;
};

/** One figure of a period, with its trend and a hint on its meaning. */
export function StatTile(props: StatTileProps) {
  const { label, value, unit, trend, hint, help, hintHelp, isMain = false, children } = props;
  const { isEstimate = false, isHintEstimate = false } = props;
  return (
    <Card.Root size="sm" height="full">
      <Card.Body gap="1">
        <Text color="fg.muted" textStyle="sm" fontWeight="medium" pe={help === undefined ? undefined : "2"}>
          {label}
          {help === undefined ? null : <HelpTip term={help} />}
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
          {isEstimate ? <EstimateMark /> : null}
        </Flex>
        <Box minH="5">{trend}</Box>
        {hint === undefined ? null : (
          <Text color="fg.muted" textStyle="xs">
            {hint}
            {isHintEstimate ? <EstimateMark /> : null}
            {hintHelp === undefined ? null : <HelpTip term={hintHelp} />}
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
