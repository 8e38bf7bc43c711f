import { useT } from "../../i18n/useT";
import type { GroupRow } from "../../shared/clients/clientRow";
import { unassignedId } from "../../shared/clients/list/sections";
import { Chooser } from "../../shared/ui/chooser/Chooser";
import { namedOptions } from "../../shared/ui/chooser/namedOptions";
import { overviewTexts } from "./overviewTexts";

type GroupPickerProps = {
  groups: readonly GroupRow[];
  /** True if some devices have no group. */
  hasUnassigned: boolean;
  value: string | null;
  onChange: (group: string | null) => void;
};

/** Limits the overview to one group, for people who see several. */
export function GroupPicker({ groups, hasUnassigned, value, onChange }: GroupPickerProps) {
  const t = useT(overviewTexts);
  return (
    <Chooser
      aria-label={t("group")}
      size="sm"
      bg="bg.panel"
      options={[
        { value: "", label: t("allGroups") },
        ...namedOptions(groups),
        ...(hasUnassigned ? [{ value: unassignedId, label: t("unassigned") }] : []),
      ]}
      chosen={value ?? ""}
      onChoose={(group) => onChange(group || null)}
    />
  );
}
