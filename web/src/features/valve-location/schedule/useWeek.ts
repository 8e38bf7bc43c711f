import { useMemo } from "react";
import { midnightAfter } from "../../../shared/interval/midnight";
import { useNow } from "../../../shared/time/useNow";
import { daysAhead } from "./week";

const daysOfWeek = 7;
const minuteMs = 60_000;

/** Now, and the seven local days from today on; they change only at midnight. */
export function useWeek(timeZone: string) {
  const now = useNow(minuteMs);
  const from = midnightAfter(-1, now, timeZone);
  const days = useMemo(() => daysAhead(daysOfWeek, from, timeZone), [from, timeZone]);
  return { now, from, days };
}
