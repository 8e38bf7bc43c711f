import { Button, Flex } from "@chakra-ui/react";
import { ListFilter } from "lucide-react";
import { useId, useState } from "react";
import { useT } from "../../../i18n/useT";
import type { GroupRow } from "../../../shared/clients/clientRow";
import { type Concern, concerns } from "../../../shared/clients/condition/concern";
import { type ConfigState, configStates } from "../../../shared/clients/condition/configState";
import { unassignedId } from "../../../shared/clients/list/sections";
import { AddressSearch } from "../../../shared/ui/AddressSearch";
import { ChooserField } from "../../../shared/ui/chooser/ChooserField";
import { namedOptions } from "../../../shared/ui/chooser/namedOptions";
import { SelectField } from "../../../shared/ui/SelectField";
import { useActivityLabel } from "../../../shared/ui/StatusDot";
import { useIsNarrow } from "../../../shared/ui/useMedia";
import { adminClientsTexts } from "../adminClientsTexts";
import { type ClientFilters, countFilters, noFilters } from "../clientsState";
import type { Choices } from "./clientFilters";

type FilterBarProps = FilterFieldsProps & { search: string; onSearch: (text: string) => void };

/** Search and filters; on narrow screens the filters are folded. */
export function FilterBar({ search, onSearch, ...props }: FilterBarProps) {
  const { filters, onFilters } = props;
  const t = useT(adminClientsTexts);
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = countFilters(filters);
  return (
    <Flex gap="3" align="end" wrap="wrap">
      <AddressSearch label={t("search")} hint={t("searchHint")} value={search} onChange={onSearch} />
      {isNarrow ? (
        <Button
          size="sm"
          variant="outline"
          bg="bg.panel"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter aria-hidden />
          {count === 0 ? t("filters") : t("filtersOn", { count })}
        </Button>
      ) : null}
      <Flex
        id={id}
        gap="3"
        align="end"
        wrap="wrap"
        hidden={isNarrow && !isOpen}
        w={{ base: "full", md: "auto" }}
      >
        {isNarrow && !isOpen ? null : <FilterFields {...props} />}
      </Flex>
      {count === 0 ? null : (
        <Button size="sm" variant="ghost" onClick={() => onFilters(noFilters)}>
          {t("clearFilters")}
        </Button>
      )}
    </Flex>
  );
}

type FilterFieldsProps = {
  filters: ClientFilters;
  onFilters: (filters: Partial<ClientFilters>) => void;
  choices: Choices;
  groups: readonly GroupRow[];
  /** True if some clients have no group. */
  hasUnassigned: boolean;
};

const concernWords = {
  alarm: "withAlerts",
  lowBattery: "lowBattery",
  weakSignal: "weakSignal",
  wrongClock: "wrongClock",
  overlap: "overlap",
} as const satisfies Record<Concern, unknown>;

const configWords = {
  taken: "configTaken",
  pending: "configPending",
  untold: "configUntold",
  unassigned: "withoutConfig",
} as const satisfies Record<ConfigState, unknown>;

/** A select's value is "" for all. */
const orNull = <Value extends string>(value: Value | ""): Value | null => (value === "" ? null : value);

function FilterFields({ filters, onFilters, choices, groups, hasUnassigned }: FilterFieldsProps) {
  const t = useT(adminClientsTexts);
  const activityLabel = useActivityLabel();
  const all = { value: "", label: t("all") } as const;
  const options = (values: readonly string[]) => [all, ...values.map((value) => ({ value, label: value }))];
  const unassigned = hasUnassigned ? [{ value: unassignedId, label: t("unassigned") }] : [];
  return (
    <>
      <ChooserField
        label={t("group")}
        options={[all, ...namedOptions(groups), ...unassigned]}
        chosen={filters.group ?? ""}
        onChoose={(value) => onFilters({ group: orNull(value) })}
        width="11rem"
      />
      <ChooserField
        label={t("hardwareType")}
        options={options(choices.types)}
        chosen={filters.type ?? ""}
        onChoose={(value) => onFilters({ type: orNull(value) })}
        width="10rem"
      />
      <ChooserField
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
        label={t("concern")}
        options={[all, ...concerns.map((value) => ({ value, label: t(concernWords[value]) }))]}
        chosen={filters.concern ?? ""}
        onChoose={(value) => onFilters({ concern: orNull(value) })}
        width="8rem"
      />
      <SelectField
        label={t("config")}
        options={[all, ...configStates.map((value) => ({ value, label: t(configWords[value]) }))]}
        chosen={filters.config ?? ""}
        onChoose={(value) => onFilters({ config: orNull(value) })}
        width="8rem"
      />
    </>
  );
}
