import { Box, Code, HStack, IconButton, Text } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import { deviceKeyTexts } from "../../i18n/texts/deviceKey";
import { useT } from "../../i18n/useT";
import { copyText } from "../ui/copyText";
import { toast } from "../ui/toastStore";

type SecretLineProps = {
  /** What it is. */
  label: string;
  value: string;
};

/** Something long to copy, as a key. */
export function SecretLine({ label, value }: SecretLineProps) {
  const t = useT(deviceKeyTexts);
  const copy = () => {
    copyText(value).then(
      () => toast.success(t("copied", { what: label })),
      () => toast.error(t("notCopied", { what: label })),
    );
  };
  return (
    <Box>
      <Text textStyle="sm" fontWeight="medium" pb="1">
        {label}
      </Text>
      <HStack gap="2">
        <Code flex="1" minW="0" py="2" px="3" overflowWrap="anywhere" data-secret>
          {value}
        </Code>
        <IconButton
          size="sm"
          variant="outline"
          aria-label={t("copyOf", { what: label })}
          title={t("copyOf", { what: label })}
          onClick={copy}
        >
          <Copy aria-hidden />
        </IconButton>
      </HStack>
    </Box>
  );
}
