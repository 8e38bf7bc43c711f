import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type ClientsState, readClientsState, writeClientsState } from "./clientsState";

export type ChangeClients = (part: Partial<ClientsState>) => void;

/** Changes that get a history entry; all others (a letter of the search, a fold) replace the address. */
const inPlace: readonly string[] = ["search", "columns", "folded"] satisfies (keyof ClientsState)[];

/** The list's state from the address, and its setter. */
export function useClientsState(): [ClientsState, ChangeClients] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readClientsState(params), [params]);
  const change = useCallback(
    (part: Partial<ClientsState>) =>
      setParams((now) => writeClientsState(now, { ...readClientsState(now), ...part }), {
        replace: Object.keys(part).every((key) => inPlace.includes(key)),
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [state, change];
}
