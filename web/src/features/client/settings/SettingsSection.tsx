import { Card, Flex, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type SettingsSectionProps = { title: string; text?: string; action?: ReactNode; children: ReactNode };

export function SettingsSection({ title, text, action, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Card.Body gap="4" p={{ base: "4", md: "5" }}>
        <Flex justify="space-between" align="start" gap="4" wrap="wrap">
          <div>
            <Heading as="h2" id={id} textStyle="md" fontWeight="semibold">
              {title}
            </Heading>
            {text === undefined ? null : (
              <Text textStyle="sm" color="fg.muted" pt="0.5">
                {text}
              </Text>
            )}
          </div>
          {action}
        </Flex>
        {children}
      </Card.Body>
    </Card.Root>
  );
}
