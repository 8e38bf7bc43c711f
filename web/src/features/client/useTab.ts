import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import type { ClientTab } from "./tabs";

const parameter = "tab";

/** The open tab, kept in the address (?tab=export); one that this client has not falls back to the first. */
export function useTab(tabs: readonly ClientTab[]): [ClientTab | undefined, (tab: ClientTab) => void] {
  const [params, setParams] = useSearchParams();
  const open = tabs.find((tab) => tab === params.get(parameter)) ?? tabs[0];
  const setOpen = useCallback(
    (tab: ClientTab) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        if (tab === tabs[0]) next.delete(parameter);
        else next.set(parameter, tab);
        return next;
      }),
    [setParams, tabs],
  );
  return [open, setOpen];
}
