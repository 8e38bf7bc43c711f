import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { HelpTip } from "../../../shared/help/HelpTip";
import type { HelpTerm } from "../../../shared/help/helpTipTexts.sl";

type FactProps = {
  label: string;
  help?: HelpTerm;
  /** Button that changes or copies it. */
  aside?: ReactNode;
  children: ReactNode;
};

/** List of facts in a card. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box as="dl" mb="-1.5">
    {children}
  </Box>
);

/** One fact in a card: label and value. */
export function Fact({ label, help, aside, children }: FactProps) {
  return (
    <Flex gap="3" py="1.5" minH="9" align="center" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Text as="dt" textStyle="sm" color="fg.muted" flexShrink="0" w={{ base: "7rem", sm: "8.5rem" }}>
        {label}
        {help === undefined ? null : <HelpTip term={help} />}
      </Text>
      <Flex as="dd" gap="2" align="center" flex="1" minW="0">
        <Box flex="1" minW="0" textStyle="sm" overflowWrap="anywhere">
          {children}
        </Box>
        {aside}
      </Flex>
    </Flex>
  );
}
