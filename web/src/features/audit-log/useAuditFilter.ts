import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { serverMinute } from "../../graphql/serverClock";
import { filterOf, filterParams } from "./auditFilter";

type Change = Partial<Record<(typeof filterParams)[number], string | null>>;

/** Filters from the page's address, with their setters. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params, serverMinute()), [params]);
  // The address follows the typing; the other way round, letters would be lost in slow moments.
  const [typed, setTyped] = useState(filter.search);
  const change = useCallback(
    (changes: Change) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === "") next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return {
    filter,
    typed,
    change,
    find: (text: string) => {
      setTyped(text);
      change({ q: text });
    },
    clear: () => {
      setTyped("");
      change(Object.fromEntries(filterParams.map((name) => [name, null])));
    },
  };
}

export type AuditFilterState = ReturnType<typeof useAuditFilter>;
