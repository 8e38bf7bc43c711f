import { Box, Code, HStack, Text } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { copyTexts } from "./copyTexts";
import { IconAction } from "./IconAction";
import { useCopy } from "./useCopy";

type CopyLineProps = {
  label: string;
  value: string;
  /** It gives access to anybody who has it. */
  isSecret?: true;
  /** More buttons. */
  children?: ReactNode;
};

/** A long text to copy, such as a key or an address. */
export function CopyLine({ label, value, isSecret, children }: CopyLineProps) {
  const t = useT(copyTexts);
  const copy = useCopy();
  const name = t("copyOf", { what: label });
  return (
    <Box>
      <Text textStyle="sm" fontWeight="medium" pb="1">
        {label}
      </Text>
      <HStack gap="2">
        <Code flex="1" minW="0" py="2" px="3" overflowWrap="anywhere" data-secret={isSecret}>
          {value}
        </Code>
        <IconAction icon={Copy} variant="outline" label={name} onClick={() => void copy(label, value)} />
        {children}
      </HStack>
    </Box>
  );
}
