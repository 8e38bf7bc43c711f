import { Button, HStack } from "@chakra-ui/react";
import { chooseLanguage, type Language, languages } from "../../i18n/language";
import { useLanguage } from "../../i18n/useT";

/** Each by its own name, so that whoever can't read the page finds theirs. */
const nameOf: Record<Language, string> = { sl: "Slovenščina", en: "English" };

/** The language before anybody signs in; the account's own goes before it afterwards. */
export function LanguageSwitch() {
  const spoken = useLanguage();
  return (
    <HStack role="group" aria-label={Object.values(nameOf).join(" / ")} gap="0" flexShrink="0">
      {languages.map((language) => (
        <Button
          key={language}
          size="xs"
          px="2"
          variant="ghost"
          lang={language}
          aria-pressed={language === spoken}
          color={language === spoken ? "fg" : "fg.muted"}
          fontWeight={language === spoken ? "semibold" : "normal"}
          textDecoration={language === spoken ? "underline" : undefined}
          textUnderlineOffset="4px"
          onClick={() => chooseLanguage(language)}
        >
          {nameOf[language]}
        </Button>
      ))}
    </HStack>
  );
}
