import { Button } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { ChosenBar } from "../../shared/bulk/ChosenBar";
import type { Selection } from "../../shared/bulk/useSelection";
import { useOffers } from "../../shared/offers/useOffers";
import { isWaiting, type UserRow } from "../../shared/users/userRow";
import { usersTexts } from "../../shared/users/usersTexts";
import { type AskChange, type UserChangeKind, userChangeIcons } from "./userChanges";

type SelectionBarProps = {
  users: readonly UserRow[];
  selection: Pick<Selection, "outOfSight" | "clear">;
  ask: AskChange;
};

/** What can be done with the users that are chosen, in sight wherever the page is scrolled to. */
export function SelectionBar({ users, selection, ask }: SelectionBarProps) {
  const t = useT(usersTexts);
  const hasRights = useOffers().has("USER_RIGHTS");
  const { outOfSight, clear } = selection;
  const count = users.length;
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
    <ChosenBar
      count={count}
      said={said}
      label={t("selectionLabel")}
      clear={t("clearSelection")}
      onClear={clear}
    >
      {hasRights ? button("confirm", waiting) : null}
      {button("changeGroup", users)}
      {button("deleteUsers", users)}
    </ChosenBar>
  );
}
