import { Card, Flex, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type FleetCardProps = {
  title: string;
  /** What one must know to read it. */
  text?: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the page under a name of its own. */
export function FleetCard({ title, text, aside, children }: FleetCardProps) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} size="sm" minW="0" h="full">
      <Card.Body gap="3">
        <Flex gap="3" align="start" justify="space-between">
          <Heading as="h2" id={id} size="sm" fontWeight="semibold">
            {title}
            {text === undefined ? null : (
              <Text textStyle="xs" fontWeight="normal" color="fg.muted">
                {text}
              </Text>
            )}
          </Heading>
          {aside}
        </Flex>
        {children}
      </Card.Body>
    </Card.Root>
  );
}
