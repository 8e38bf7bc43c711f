import { Button, Flex } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { useMemo, useState } from "react";
import { auditLogTexts } from "../../i18n/texts/auditLog";
import { useT } from "../../i18n/useT";
import { knownCalls, useCallWords } from "../../shared/audit/useCallWords";
import { useClients } from "../../shared/clients/useClients";
import { byName, compareTexts } from "../../shared/text/order";
import { SearchField } from "../../shared/ui/SearchField";
import { SelectField } from "../../shared/ui/SelectField";
import { useIsPhone } from "../../shared/ui/useMedia";
import { isFiltered, isInOrder, results } from "./auditFilter";
import { MomentField } from "./MomentField";
import type { AuditFilterState } from "./useAuditFilter";

/** Who, what, of which device, with which result, and when; on a phone folded at first, for the sake of the log. */
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
  return (
    <>
      <SelectField
        label={t("callFilter")}
        options={useCallOptions(filter.call)}
        chosen={filter.call ?? ""}
        onChoose={(call) => change({ call })}
        width="11rem"
      />
      <SelectField
        label={t("clientFilter")}
        options={useClientOptions(filter.clientId)}
        chosen={filter.clientId ?? ""}
        onChoose={(client) => change({ client })}
        width="11rem"
      />
      <SelectField
        label={t("resultFilter")}
        options={[
          { value: "", label: t("anyResult") },
          ...results.map((value) => ({ value, label: t(value) })),
        ]}
        chosen={filter.result ?? ""}
        onChoose={(result) => change({ result })}
        width="8rem"
      />
      <MomentField label={t("from")} at={filter.from} onChange={(from) => change({ from })} />
      <MomentField
        label={t("to")}
        at={filter.to}
        fault={isInOrder(filter) ? undefined : t("order")}
        onChange={(to) => change({ to })}
      />
    </>
  );
}

/** All calls in plain words, and what the address asks for where it is none of them. */
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

/** All devices by name; one that is gone has left its rows. */
function useClientOptions(chosen: string | null) {
  const t = useT(auditLogTexts);
  const { clients } = useClients();
  return useMemo(() => {
    const known = [...(clients ?? [])].sort(byName).map(({ id, name }) => ({ value: id, label: name }));
    const isKnown = chosen === null || known.some(({ value }) => value === chosen);
    const gone = isKnown ? [] : [{ value: chosen, label: t("unknownClient", { id: chosen }) }];
    return [{ value: "", label: t("anyClient") }, ...gone, ...known];
  }, [clients, chosen, t]);
}
