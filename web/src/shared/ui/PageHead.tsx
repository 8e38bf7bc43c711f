import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { PageHeading } from "./PageHeading";

type PageHeadProps = { title: string; intro: string; children?: ReactNode };

/** A page's heading, its purpose, and its buttons. */
export function PageHead({ title, intro, children }: PageHeadProps) {
  return (
    <Flex gap="3" justify="space-between" align="end" wrap="wrap">
      <Box>
        <PageHeading>{title}</PageHeading>
        <Text color="fg.muted" pt="1">
          {intro}
        </Text>
      </Box>
      {children}
    </Flex>
  );
}
