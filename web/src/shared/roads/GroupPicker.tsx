import { useT } from "../../i18n/useT";
import { ChooserField } from "../ui/chooser/ChooserField";
import { namedOptions } from "../ui/chooser/namedOptions";
import { roadsTexts } from "./roadsTexts";

type GroupPickerProps = {
  groups: readonly { id: string; name: string }[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** Picker of the group whose roads are shown, for people who see several groups. */
export function GroupPicker({ groups, chosen, onChoose }: GroupPickerProps) {
  const t = useT(roadsTexts);
  return (
    <ChooserField
      label={t("group")}
      options={namedOptions(groups)}
      chosen={chosen}
      onChoose={onChoose}
      width="15rem"
    />
  );
}
