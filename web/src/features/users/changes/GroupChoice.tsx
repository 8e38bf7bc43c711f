import { usersTexts } from "../../../i18n/texts/users";
import { useT } from "../../../i18n/useT";
import type { GroupRow } from "../../../shared/clients/clientRow";
import { byName } from "../../../shared/text/order";
import { SelectField } from "../../../shared/ui/SelectField";

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
    <SelectField
      label={t("group")}
      options={[
        ...(chosen === "" ? [{ value: "", label: t("chooseGroup") }] : []),
        { value: noGroup, label: t("noGroup") },
        ...[...groups].sort(byName).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
