import { Button, HStack, Text } from "@chakra-ui/react";

type MoreLinesProps = { text: string; action: string; onMore: () => void };

/** The last line of a long list in a frame: how much of it is not drawn, and the way to see it. */
export const MoreLines = ({ text, action, onMore }: MoreLinesProps) => (
  <HStack justify="space-between" px="3" py="2" borderTopWidth="1px">
    <Text textStyle="xs" color="fg.muted">
      {text}
    </Text>
    <Button size="xs" variant="outline" onClick={onMore}>
      {action}
    </Button>
  </HStack>
);
