import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

type SettingLineProps = {
  /** Id of its control; the hint's id ends with "-hint". */
  id: string;
  label: string;
  hint: string;
  children: ReactNode;
};

/** One setting: label, hint and control. */
export function SettingLine({ id, label, hint, children }: SettingLineProps) {
  return (
    <Flex
      justify="space-between"
      align="center"
      gap="4"
      wrap="wrap"
      px="4"
      py="4"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: 0 }}
    >
      <Box flex="1" minW="12rem">
        <Text as="label" {...{ htmlFor: id }} fontWeight="medium">
          {label}
        </Text>
        <Text id={`${id}-hint`} textStyle="sm" color="fg.muted">
          {hint}
        </Text>
      </Box>
      {children}
    </Flex>
  );
}
