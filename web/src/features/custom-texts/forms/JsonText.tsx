import { Field, Textarea } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { resourcesTexts } from "../resourcesTexts";

type JsonTextProps = {
  json: string;
  isBroken: boolean;
  /** Fault from the portal. */
  fault: string | undefined;
  onChange: (json: string) => void;
};

/** The whole document as text; valid parts are passed to the form. */
export function JsonText({ json, isBroken, fault, onChange }: JsonTextProps) {
  const t = useT(resourcesTexts);
  return (
    <Field.Root invalid={isBroken || fault !== undefined}>
      <Field.Label srOnly>{t("json")}</Field.Label>
      <Field.ErrorText fontWeight="medium">{isBroken ? t("cannotParse") : fault}</Field.ErrorText>
      <Field.HelperText>{t(isBroken ? "cannotParseText" : "jsonHint")}</Field.HelperText>
      <Textarea
        value={json}
        rows={24}
        resize="vertical"
        fontFamily="mono"
        fontSize={{ base: "md", md: "sm" }}
        lineHeight="1.55"
        bg="bg.subtle"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </Field.Root>
  );
}
