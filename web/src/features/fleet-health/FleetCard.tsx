import { Box, Card, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Explained } from "../../shared/help/Explained";
import type { HelpTerm } from "../../shared/help/helpTipTexts.sl";

type FleetCardProps = {
  title: string;
  help?: HelpTerm;
  /** Explanation of the content. */
  text?: string;
  children: ReactNode;
};

export function FleetCard({ title, help, text, children }: FleetCardProps) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} size="sm" minW="0" h="full">
      <Card.Body gap="3">
        <Box>
          <Explained term={help}>
            <Heading as="h2" id={id} size="sm" fontWeight="semibold">
              {title}
            </Heading>
          </Explained>
          {text === undefined ? null : (
            <Text textStyle="xs" color="fg.muted">
              {text}
            </Text>
          )}
        </Box>
        {children}
      </Card.Body>
    </Card.Root>
  );
}
