import { Box, Card, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type SettingsSectionProps = { title: string; text: string; action?: ReactNode; children: ReactNode };

/** A part of the page: what it is about beside (on a phone above) what can be set or read there. */
export function SettingsSection({ title, text, action, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      templateColumns={{ base: "minmax(0, 1fr)", lg: "16rem minmax(0, 1fr)" }}
      columnGap="10"
      rowGap="4"
      alignItems="start"
    >
      <Stack gap="4" align="start">
        <Box>
          <Heading as="h2" id={id} size="md" fontWeight="semibold">
            {title}
          </Heading>
          <Text textStyle="sm" color="fg.muted" pt="1">
            {text}
          </Text>
        </Box>
        {action}
      </Stack>
      <Card.Root>{children}</Card.Root>
    </Grid>
  );
}
