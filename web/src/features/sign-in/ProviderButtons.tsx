import { Box, Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import type { GuestPortal } from "../../shared/guest/useGuestPortal";
import { providerTexts } from "./providerTexts";

type ProviderButtonsProps = {
  providers: NonNullable<GuestPortal["signInWays"]>["providers"];
  /** The page that the visitor wanted; null: none. */
  wanted?: string | null;
  /** Whether they follow a form, as another way. */
  isOther: boolean;
  /** Whether this page has to stay, as it holds unsaved changes. */
  inNewTab?: boolean;
};

/** A button for each organisation to sign in by. The gateway leads from there to the organisation. */
export function ProviderButtons({
  providers,
  wanted = null,
  isOther,
  inNewTab = false,
}: ProviderButtonsProps) {
  const t = useT(providerTexts);
  const query = wanted === null ? "" : `?wanted=${encodeURIComponent(wanted)}`;
  return (
    <Stack gap="3">
      {isOther ? (
        <HStack gap="3" color="fg.muted" textStyle="sm" pb="1">
          <Box flex="1" borderTopWidth="1px" />
          <Text>{t("or")}</Text>
          <Box flex="1" borderTopWidth="1px" />
        </HStack>
      ) : null}
      {providers.map(({ name, label }) => (
        <Button
          key={name}
          asChild
          size="lg"
          h="auto"
          minH="11"
          py="2"
          whiteSpace="normal"
          textAlign="center"
          overflowWrap="anywhere"
          {...(isOther ? { variant: "outline" } : { colorPalette: "brand" })}
        >
          <a
            href={`/sign-in/${encodeURIComponent(name)}${query}`}
            {...(inNewTab ? { target: "_blank" } : {})}
          >
            {t(inNewTab ? "signInWithElsewhere" : "signInWith", { label })}
          </a>
        </Button>
      ))}
    </Stack>
  );
}
