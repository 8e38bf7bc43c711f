import { NativeSelect } from "@chakra-ui/react";
import { overviewTexts } from "../../i18n/texts/overview";
import { useT } from "../../i18n/useT";
import type { GroupRow } from "../../shared/clients/clientRow";
import { unassignedId } from "../../shared/clients/list/sections";
import { byName } from "../../shared/text/order";

type GroupPickerProps = {
  groups: readonly GroupRow[];
  /** Some devices belong to no group. */
  hasUnassigned: boolean;
  value: string | null;
  onChange: (group: string | null) => void;
};

/** Narrows the overview to one group, for those who see several. */
export function GroupPicker({ groups, hasUnassigned, value, onChange }: GroupPickerProps) {
  const t = useT(overviewTexts);
  return (
    <NativeSelect.Root size="sm" w="auto" flex={{ base: "1", sm: "0 1 auto" }} minW="9rem" maxW="16rem">
      <NativeSelect.Field
        aria-label={t("group")}
        fontSize={{ base: "md", md: "sm" }}
        value={value ?? ""}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      >
        <option value="">{t("allGroups")}</option>
        {groups.toSorted(byName).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {hasUnassigned ? <option value={unassignedId}>{t("unassigned")}</option> : null}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
