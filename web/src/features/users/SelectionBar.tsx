import { Box, Button, HStack, IconButton, Text, VisuallyHidden } from "@chakra-ui/react";
import { X } from "lucide-react";
import { usersTexts } from "../../i18n/texts/users";
import { useT } from "../../i18n/useT";
import { useBarRoom } from "../../shared/bulk/useBarRoom";
import type { Selection } from "../../shared/bulk/useSelection";
import { isWaiting, type UserRow } from "../../shared/users/userRow";
import { type AskChange, type UserChangeKind, userChangeIcons } from "./userChanges";

type SelectionBarProps = {
  users: readonly UserRow[];
  selection: Pick<Selection, "outOfSight" | "clear">;
  ask: AskChange;
};

/** What can be done with the users that are chosen, in sight wherever the page is scrolled to. */
export function SelectionBar({ users, selection, ask }: SelectionBarProps) {
  const t = useT(usersTexts);
  const { outOfSight, clear } = selection;
  const count = users.length;
  const bar = useBarRoom(count > 0);
  const waiting = users.filter(isWaiting);
  const said = [
    t("selected", { count }),
    ...(outOfSight > 0 ? [t("outOfSight", { count: outOfSight })] : []),
  ].join(" · ");
  const button = (kind: UserChangeKind, concerned: readonly UserRow[]) => {
    const Icon = userChangeIcons[kind];
    return (
      <Button
        size="xs"
        variant="ghost"
        order="2"
        colorPalette={kind === "deleteUsers" ? "red" : undefined}
        disabled={concerned.length === 0}
        onClick={() => ask(kind, concerned)}
      >
        <Icon aria-hidden />
        {t(kind)}
      </Button>
    );
  };
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
          <Box flex="1" minW="8rem" aria-hidden>
            <Text textStyle="sm" fontWeight="medium">
              {said}
            </Text>
          </Box>
          {button("confirm", waiting)}
          {button("changeGroup", users)}
          {button("deleteUsers", users)}
          <IconButton
            size="sm"
            variant="ghost"
            order={{ base: "1", md: "3" }}
            aria-label={t("clearSelection")}
            title={t("clearSelection")}
            onClick={clear}
          >
            <X aria-hidden />
          </IconButton>
        </HStack>
      )}
    </>
  );
}
