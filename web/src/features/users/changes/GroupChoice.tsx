import { useT } from "../../../i18n/useT";
import type { GroupRow } from "../../../shared/clients/clientRow";
import { ChooserField } from "../../../shared/ui/chooser/ChooserField";
import { namedOptions } from "../../../shared/ui/chooser/namedOptions";
import { usersTexts } from "../../../shared/users/usersTexts";

/** Value for no group; groups have numbers. */
export const noGroup = "none";

type GroupChoiceProps = {
  groups: readonly GroupRow[];
  /** A group's id, `noGroup`, or empty: none chosen yet. */
  chosen: string;
  onChoose: (id: string) => void;
};

export function GroupChoice({ groups, chosen, onChoose }: GroupChoiceProps) {
  const t = useT(usersTexts);
  return (
    <ChooserField
      label={t("group")}
      options={[{ value: noGroup, label: t("noGroup") }, ...namedOptions(groups)]}
      placeholder={t("chooseGroup")}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
