import { useCallback } from "react";
import { useT } from "../../../i18n/useT";
import type { StayTimes } from "../../../shared/clients/stayPeriod";
import { formatDateTime } from "../../../shared/time/format";
import { placesTexts } from "./placesTexts";

/** When a stay was, in words, on the clock of a zone. */
export function useStayTime(zone: string): (times: StayTimes) => string {
  const t = useT(placesTexts);
  return useCallback(
    ({ from, until }) => {
      if (from === null && until === null) return t("always");
      const since = formatDateTime(from, zone);
      return until === null
        ? t("fromOnly", { from: since })
        : t("fromUntil", { from: since, until: formatDateTime(until, zone) });
    },
    [t, zone],
  );
}
