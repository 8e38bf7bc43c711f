import { Button, HStack, IconButton, Text, VisuallyHidden } from "@chakra-ui/react";
import { Pause, Play, Trash2, X } from "lucide-react";
import { actionsTexts } from "../../i18n/texts/actions";
import { useT } from "../../i18n/useT";
import { useBarRoom } from "../../shared/bulk/useBarRoom";
import type { Selection } from "../../shared/bulk/useSelection";
import type { ActionWork } from "./useActionWork";

/** What can be done with the actions that are chosen, in sight wherever the page is scrolled to. */
export function SelectionBar({ selection, work }: { selection: Selection; work: ActionWork }) {
  const t = useT(actionsTexts);
  const { chosen, outOfSight, clear } = selection;
  const count = chosen.size;
  const bar = useBarRoom(count > 0);
  const ids = [...chosen];
  const said = [
    t("selected", { count }),
    ...(outOfSight > 0 ? [t("outOfSight", { count: outOfSight })] : []),
  ].join(" · ");
  return (
    <>
      <VisuallyHidden role="status">{count > 0 ? said : ""}</VisuallyHidden>
      {count === 0 ? null : (
        <HStack
          ref={bar}
          data-save-bar
          role="region"
          aria-label={t("selectionLabel")}
          position="sticky"
          bottom="0"
          zIndex="docked"
          gap="2"
          px={{ base: "3", md: "4" }}
          pt="2"
          pb="calc(0.5rem + env(safe-area-inset-bottom))"
          bg="bg.panel"
          borderWidth="1px"
          borderBottomWidth="0"
          roundedTop="l3"
          shadow="lg"
          wrap="wrap"
        >
          <HStack gap="1" flex="1" justify="space-between">
            <Text textStyle="sm" fontWeight="medium" minW="8rem" aria-hidden>
              {said}
            </Text>
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={t("clearSelection")}
              title={t("clearSelection")}
              onClick={clear}
            >
              <X aria-hidden />
            </IconButton>
          </HStack>
          <HStack gap="1" w={{ base: "full", sm: "auto" }} justify={{ base: "space-between", sm: "end" }}>
            <Button
              size="xs"
              variant="ghost"
              loading={work.isBusy}
              onClick={() => work.setEnabled(ids, false)}
            >
              <Pause aria-hidden />
              {t("hold")}
            </Button>
            <Button
              size="xs"
              variant="ghost"
              loading={work.isBusy}
              onClick={() => work.setEnabled(ids, true)}
            >
              <Play aria-hidden />
              {t("release")}
            </Button>
            <Button size="xs" variant="ghost" colorPalette="red" onClick={() => work.askRemoval(ids)}>
              <Trash2 aria-hidden />
              {t("removeSelected")}
            </Button>
          </HStack>
        </HStack>
      )}
    </>
  );
}
