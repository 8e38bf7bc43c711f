import { useT } from "../../../i18n/useT";
import type { GroupRow } from "../../../shared/clients/clientRow";
import { ChooserField } from "../../../shared/ui/chooser/ChooserField";
import { namedOptions } from "../../../shared/ui/chooser/namedOptions";
import { usersTexts } from "../../../shared/users/usersTexts";

/** The choice of no group; groups have numbers. */
export const noGroup = "none";

type GroupChoiceProps = {
  groups: readonly GroupRow[];
  /** A group's id, `noGroup`, or empty: nothing is chosen yet. */
  chosen: string;
  onChoose: (id: string) => void;
};

/** One of the groups, or none. */
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
