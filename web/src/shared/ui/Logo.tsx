import { chakra, HStack, Text } from "@chakra-ui/react";
import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";

type LogoProps = { withName?: boolean };

/** The mark: a road that runs to the horizon, and the pulse of a device beside it. */
export function Logo({ withName = false }: LogoProps) {
  const t = useT(uiTexts);
  return (
    <HStack gap="2.5">
      <chakra.svg viewBox="0 0 32 32" boxSize="8" flexShrink="0" aria-hidden>
        <rect width="32" height="32" rx="8" fill="#0d5760" />
        <path d="M8 25 13.5 7h2L14 25z" fill="#ffffff" />
        <path d="M18 25 16.8 7h1.7L24 25z" fill="#ffffff" opacity="0.55" />
        <circle cx="24" cy="9.5" r="2.6" fill="#ffc46b" />
      </chakra.svg>
      {withName ? (
        <Text as="span" fontWeight="semibold" letterSpacing="-0.01em">
          {t("productName")}
        </Text>
      ) : null}
    </HStack>
  );
}
