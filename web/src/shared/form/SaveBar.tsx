import { Button, HStack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { uiTexts } from "../ui/uiTexts";

type SaveBarProps = {
  /** False if there is nothing to save: both buttons are disabled. */
  isDirty: boolean;
  isSaving: boolean;
  onDiscard: () => void;
};

/** Save bar of a form, visible wherever the page is scrolled to. Its button submits the form. */
export function SaveBar({ isDirty, isSaving, onDiscard }: SaveBarProps) {
  const t = useT(uiTexts);
  return (
    <HStack
      data-save-bar
      position="sticky"
      bottom="0"
      zIndex="docked"
      justify="end"
      wrap="wrap"
      gap="2"
      px={{ base: "4", md: "6" }}
      pt="3"
      pb="calc(0.75rem + env(safe-area-inset-bottom))"
      bg="bg.panel"
      borderTopWidth="1px"
      roundedBottom="l3"
    >
      <Text role="status" textStyle="sm" color="fg.muted" flex="1">
        {isDirty ? t("unsaved") : ""}
      </Text>
      <Button variant="ghost" size="sm" disabled={!isDirty || isSaving} onClick={onDiscard}>
        {t("discard")}
      </Button>
      <Button
        type="submit"
        size="sm"
        colorPalette="brand"
        disabled={!isDirty}
        loading={isSaving}
        loadingText={t("save")}
      >
        {t("save")}
      </Button>
    </HStack>
  );
}
