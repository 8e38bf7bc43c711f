import { Button, HStack, Text } from "@chakra-ui/react";

type MoreLinesProps = { text: string; action: string; onMore: () => void };

/** Last line of a long list in a frame: the number of hidden rows, and a button to show them. */
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
