import { Button, Code, HStack, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { StatusAlert } from "../ui/StatusAlert";
import { toast } from "../ui/toastStore";
import { secondFactorTexts } from "./secondFactorTexts";

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useT(secondFactorTexts);
  const copy = () => {
    navigator.clipboard?.writeText(codes.join("\n")).then(
      () => toast.success(t("copied"), "recoveryCodes"),
      () => undefined,
    );
  };
  return (
    <Stack gap="4">
      <StatusAlert status="warning" title={t("recoveryTitle")}>
        {t("recoveryText")}
      </StatusAlert>
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2 }} gap="2" listStyleType="none">
        {codes.map((code) => (
          <Text as="li" key={code}>
            <Code size="md">{code}</Code>
          </Text>
        ))}
      </SimpleGrid>
      <HStack gap="3">
        <Button size="sm" colorPalette="brand" onClick={onSaved}>
          {t("saved")}
        </Button>
        <Button size="sm" variant="outline" onClick={copy}>
          {t("copy")}
        </Button>
      </HStack>
    </Stack>
  );
}
