import { useMemo } from "react";
import { serverMinute } from "../../../graphql/serverClock";
import { stayPeriod } from "../../../shared/clients/stayPeriod";
import { type KnownStays, lastStay } from "./useStays";

/** Period of the present or last stay, for the picker of periods; null without one. */
export function useStayPeriod({ list }: KnownStays): (() => ReturnType<typeof stayPeriod>) | null {
  return useMemo(() => {
    const stay = lastStay(list);
    return stay === undefined ? null : () => stayPeriod(stay, serverMinute());
  }, [list]);
}
