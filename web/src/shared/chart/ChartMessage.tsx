import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

type ChartMessageProps = { height: number; text: string; action?: ReactNode };

/** Shown instead of a chart, with the reason why there is none. */
export function ChartMessage({ height, text, action }: ChartMessageProps) {
  return (
    <Box
      height={`${height}px`}
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="3"
      px="4"
      rounded="md"
      bg="bg.subtle"
      color="fg.muted"
      textStyle="sm"
      textAlign="center"
    >
      {text}
      {action}
    </Box>
  );
}
