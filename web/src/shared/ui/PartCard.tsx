import { Card, Flex, Heading, HStack } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { HelpTip } from "../help/HelpTip";
import type { HelpTerm } from "../help/helpTipTexts.sl";

type PartCardProps = {
  title: string;
  icon: ReactNode;
  /** Explains the title. */
  help?: HelpTerm;
  /** Content next to the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A card for one part of the page. */
export function PartCard({ title, icon, help, aside, children }: PartCardProps) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} size="sm" minW="0">
      <Card.Body gap="3">
        <Flex gap="2" align="center" wrap="wrap" minH="8">
          {icon}
          <HStack gap="0" flex="1" pe={help === undefined ? undefined : "6"}>
            <Heading as="h2" id={id} size="sm" fontWeight="semibold">
              {title}
            </Heading>
            {help === undefined ? null : <HelpTip term={help} />}
          </HStack>
          {aside}
        </Flex>
        {children}
      </Card.Body>
    </Card.Root>
  );
}
