import { adminClientsTexts } from "../../../i18n/texts/adminClients";
import { useT } from "../../../i18n/useT";
import type { GroupRow } from "../../../shared/clients/clientRow";
import { unassignedId } from "../../../shared/clients/list/sections";
import { byName } from "../../../shared/text/order";
import { SelectField } from "../../../shared/ui/SelectField";
import { useActivityLabel } from "../../../shared/ui/StatusDot";
import type { ClientFilters } from "../clientsState";
import type { Choices } from "./clientFilters";

export type FilterFieldsProps = {
  filters: ClientFilters;
  onFilters: (filters: Partial<ClientFilters>) => void;
  choices: Choices;
  groups: readonly GroupRow[];
  /** Some clients belong to no group. */
  hasUnassigned: boolean;
};

/** A select gives "" for all. */
const orNull = <Value extends string>(value: Value | ""): Value | null => (value === "" ? null : value);

/** One field a filter. */
export function FilterFields({ filters, onFilters, choices, groups, hasUnassigned }: FilterFieldsProps) {
  const t = useT(adminClientsTexts);
  const activityLabel = useActivityLabel();
  const all = { value: "", label: t("all") } as const;
  const options = (values: readonly string[]) => [all, ...values.map((value) => ({ value, label: value }))];
  const named = groups.toSorted(byName).map(({ id, name }) => ({ value: id, label: name }));
  const unassigned = hasUnassigned ? [{ value: unassignedId, label: t("unassigned") }] : [];
  return (
    <>
      <SelectField
        label={t("group")}
        options={[all, ...named, ...unassigned]}
        chosen={filters.group ?? ""}
        onChoose={(value) => onFilters({ group: orNull(value) })}
        width="11rem"
      />
      <SelectField
        label={t("hardwareType")}
        options={options(choices.types)}
        chosen={filters.type ?? ""}
        onChoose={(value) => onFilters({ type: orNull(value) })}
        width="10rem"
      />
      <SelectField
        label={t("firmware")}
        options={options(choices.versions)}
        chosen={filters.firmware ?? ""}
        onChoose={(value) => onFilters({ firmware: orNull(value) })}
        width="7rem"
      />
      <SelectField
        label={t("status")}
        options={[all, ...choices.activities.map((value) => ({ value, label: activityLabel(value) }))]}
        chosen={filters.activity ?? ""}
        onChoose={(value) => onFilters({ activity: orNull(value) })}
        width="8rem"
      />
      <SelectField
        label={t("config")}
        options={[all, { value: "none", label: t("withoutConfig") }]}
        chosen={filters.withoutConfig ? "none" : ""}
        onChoose={(value) => onFilters({ withoutConfig: value === "none" })}
        width="8rem"
      />
    </>
  );
}
