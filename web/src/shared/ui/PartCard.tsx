import { Card, Flex, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type PartCardProps = {
  title: string;
  icon: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One part of the page. */
export function PartCard({ title, icon, aside, children }: PartCardProps) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} size="sm" minW="0">
      <Card.Body gap="3">
        <Flex gap="2" align="center" wrap="wrap" minH="8">
          {icon}
          <Heading as="h2" id={id} size="sm" fontWeight="semibold" flex="1">
            {title}
          </Heading>
          {aside}
        </Flex>
        {children}
      </Card.Body>
    </Card.Root>
  );
}
