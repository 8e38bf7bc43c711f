import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type ClientsState, readClientsState, writeClientsState } from "./clientsState";

export type ChangeClients = (part: Partial<ClientsState>) => void;

/** What a person goes back from by the browser's button; the rest (a letter of the search, a fold) changes in place. */
const inPlace: readonly string[] = ["search", "columns", "folded"] satisfies (keyof ClientsState)[];

/** The list's state, read from the address and written to it. */
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
