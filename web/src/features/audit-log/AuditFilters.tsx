import { Button, Field, Flex } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import { knownCalls, useCallWords } from "../../shared/audit/useCallWords";
import { knownFields, useFieldWords } from "../../shared/audit/useFieldWords";
import { useClients } from "../../shared/clients/useClients";
import { DateField } from "../../shared/dateField/DateField";
import { CalendarPicker } from "../../shared/interval/CalendarPicker";
import { firstOfCalendar, type Interval, nameOf } from "../../shared/interval/interval";
import { intervalTexts } from "../../shared/interval/intervalTexts";
import { unixToWall, wallToUnix } from "../../shared/interval/wallTime";
import { useOffers } from "../../shared/offers/useOffers";
import { compareTexts } from "../../shared/text/order";
import { defaultTimeZone } from "../../shared/time/format";
import { ChoiceGroup } from "../../shared/ui/ChoiceGroup";
import { ChooserField } from "../../shared/ui/chooser/ChooserField";
import { namedOptions } from "../../shared/ui/chooser/namedOptions";
import { SearchField } from "../../shared/ui/SearchField";
import { SelectField } from "../../shared/ui/SelectField";
import { useIsPhone } from "../../shared/ui/useMedia";
import { isFiltered, isInOrder, results } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";
import type { AuditFilterState } from "./useAuditFilter";

/** Filters by author, call, device, result and time; on a phone they are folded at first, to show the log. */
export function AuditFilters({ state }: { state: AuditFilterState }) {
  const { filter, typed, find } = state;
  const t = useT(auditLogTexts);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(isFiltered({ ...filter, search: "" }));
  return (
    <Flex gap="3" align="end" wrap="wrap">
      <SearchField
        label={t("search")}
        size="sm"
        value={typed}
        onChange={find}
        flex="1 1 10rem"
        maxW={{ sm: "20rem" }}
      />
      {isPhone ? (
        <Button
          size="sm"
          variant="outline"
          bg="bg.panel"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          {t("showFilters")}
        </Button>
      ) : null}
      {isPhone && !isOpen ? null : <FilterFields state={state} />}
    </Flex>
  );
}

function FilterFields({ state: { filter, change } }: { state: AuditFilterState }) {
  const t = useT(auditLogTexts);
  const withValues = useOffers().has("REVISIONS");
  const groups = useGroupOptions(filter.groupId);
  const fields = useFieldOptions(filter.field);
  return (
    <>
      <ChooserField
        label={t("what")}
        options={useCallOptions(filter.call)}
        chosen={filter.call ?? ""}
        onChoose={(call) => change({ call })}
        width="11rem"
      />
      <ChooserField
        label={t("clientFilter")}
        options={useClientOptions(filter.clientId)}
        chosen={filter.clientId ?? ""}
        onChoose={(client) => change({ client })}
        width="11rem"
      />
      {withValues ? (
        <>
          <ChooserField
            label={t("groupFilter")}
            options={groups}
            chosen={filter.groupId ?? ""}
            onChoose={(group) => change({ group })}
            width="11rem"
          />
          <ChooserField
            label={t("fieldFilter")}
            options={fields}
            chosen={filter.field ?? ""}
            onChoose={(field) => change({ field })}
            width="11rem"
          />
        </>
      ) : null}
      <SelectField
        label={t("result")}
        options={[
          { value: "", label: t("anyResult") },
          ...results.map((value) => ({ value, label: t(value) })),
        ]}
        chosen={filter.result ?? ""}
        onChoose={(result) => change({ result })}
        width="8rem"
      />
      <TimeFields state={{ filter, change }} />
    </>
  );
}

/** A period between two instants, or one of the calendar. */
function TimeFields({ state: { filter, change } }: { state: Pick<AuditFilterState, "filter" | "change"> }) {
  const t = useT(auditLogTexts);
  const words = useT(intervalTexts);
  const { interval, from, to } = filter;
  const secondsOf = (at: number | null) => (at === null ? null : String(at));
  const choose = (next: Interval) => change({ interval: nameOf(next), from: null, to: null });
  return (
    <>
      <ChoiceGroup
        label={words("label")}
        choices={[
          { value: "FROM_TO", name: t("fromTo") },
          { value: "CALENDAR", name: words("CALENDAR") },
        ]}
        chosen={interval === null ? "FROM_TO" : "CALENDAR"}
        onChoose={(value) =>
          value === "CALENDAR"
            ? choose(firstOfCalendar)
            : change({ interval: null, from: secondsOf(from), to: secondsOf(to) })
        }
      />
      {interval === null ? (
        <>
          <MomentField label={t("from")} at={from} onChange={(at) => change({ from: at })} />
          <MomentField
            label={t("to")}
            at={to}
            fault={isInOrder(filter) ? undefined : t("order")}
            onChange={(at) => change({ to: at })}
          />
        </>
      ) : (
        <CalendarPicker interval={interval} onChange={choose} zone={defaultTimeZone} />
      )}
    </>
  );
}

/** All calls in plain words, and the address's call if it is unknown. */
function useCallOptions(chosen: string | null) {
  const t = useT(auditLogTexts);
  const words = useCallWords();
  return useMemo(() => {
    const isKnown = chosen === null || knownCalls.some((call) => call === chosen);
    const calls = (isKnown ? knownCalls : [chosen, ...knownCalls]).map((value) => ({
      value: String(value),
      label: words(value),
    }));
    calls.sort((one, other) => compareTexts(one.label, other.label));
    return [{ value: "", label: t("anyCall") }, ...calls];
  }, [chosen, words, t]);
}

/** All devices by name; a deleted device still has rows. */
function useClientOptions(chosen: string | null) {
  const t = useT(auditLogTexts);
  const { clients } = useClients();
  return useMemo(() => {
    const known = namedOptions(clients ?? []);
    const isKnown = chosen === null || known.some(({ value }) => value === chosen);
    const gone = isKnown ? [] : [{ value: chosen, label: t("unknownClient", { id: chosen }) }];
    return [{ value: "", label: t("anyClient") }, ...gone, ...known];
  }, [clients, chosen, t]);
}

/** All groups by name; a deleted group still has rows. */
function useGroupOptions(chosen: string | null) {
  const t = useT(auditLogTexts);
  const { groups } = useClients();
  return useMemo(() => {
    const known = namedOptions(groups ?? []);
    const isKnown = chosen === null || known.some(({ value }) => value === chosen);
    const gone = isKnown ? [] : [{ value: chosen, label: t("group", { id: chosen }) }];
    return [{ value: "", label: t("anyGroup") }, ...gone, ...known];
  }, [groups, chosen, t]);
}

/** Fields that people search for most, and the address's field if it is another one. */
function useFieldOptions(chosen: string | null) {
  const t = useT(auditLogTexts);
  const words = useFieldWords();
  return useMemo(() => {
    const isKnown = chosen === null || knownFields.includes(chosen);
    const fields = (isKnown ? knownFields : [chosen, ...knownFields]).map((value) => ({
      value,
      label: words(value),
    }));
    fields.sort((one, other) => compareTexts(one.label, other.label));
    return [{ value: "", label: t("anyField") }, ...fields];
  }, [chosen, words, t]);
}

type MomentFieldProps = {
  label: string;
  /** Unix seconds; null: any time. */
  at: number | null;
  fault?: string | undefined;
  /** Unix seconds as text; null: any time. */
  onChange: (at: string | null) => void;
};

const wallOf = (at: number | null) => (at === null ? "" : unixToWall(at, defaultTimeZone));

/** An instant by the local clock; applied once it is complete. */
function MomentField({ label, at, fault, onChange }: MomentFieldProps) {
  const [typed, setTyped] = useState({ at, wall: wallOf(at) });
  if (typed.at !== at) setTyped({ at, wall: wallOf(at) });
  return (
    <Field.Root invalid={fault !== undefined} width={{ base: "full", sm: "auto" }}>
      <Field.Label>{label}</Field.Label>
      <DateField
        form="dateTime"
        size="sm"
        bg="bg.panel"
        value={typed.wall}
        onChange={(wall) => {
          const next = wallToUnix(wall, defaultTimeZone);
          setTyped({ at: next, wall });
          if (next !== at) onChange(next === null ? null : String(next));
        }}
      />
      {fault === undefined ? null : <Field.ErrorText role="alert">{fault}</Field.ErrorText>}
    </Field.Root>
  );
}
