import { Box, Card, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type FormSectionProps = { title: string; text: string; action?: ReactNode; children: ReactNode };

/** A section of a page of forms: title and text, with the content next to them (on a phone below). */
export function FormSection({ title, text, action, children }: FormSectionProps) {
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
      <Flex
        direction={{ base: "row", lg: "column" }}
        gap="4"
        align="start"
        justify="space-between"
        wrap="wrap"
      >
        <Box flex="1" minW="14rem">
          <Heading as="h2" id={id} size="md" fontWeight="semibold">
            {title}
          </Heading>
          <Text textStyle="sm" color="fg.muted" pt="1">
            {text}
          </Text>
        </Box>
        {action}
      </Flex>
      <Card.Root>{children}</Card.Root>
    </Grid>
  );
}
