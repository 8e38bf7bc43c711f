import { roadsTexts } from "../../i18n/texts/roads";
import { useT } from "../../i18n/useT";
import { SelectField } from "../ui/SelectField";

type GroupPickerProps = {
  groups: readonly { id: string; name: string }[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** Whose roads are shown, for those who see several groups. */
export function GroupPicker({ groups, chosen, onChoose }: GroupPickerProps) {
  const t = useT(roadsTexts);
  const options = groups.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField label={t("group")} options={options} chosen={chosen} onChoose={onChoose} width="15rem" />
  );
}
