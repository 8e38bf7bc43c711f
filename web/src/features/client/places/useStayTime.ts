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
      if (until === null) return t("fromOnly", { from: formatDateTime(from, zone) });
      const end = formatDateTime(until, zone);
      return from === null
        ? t("untilOnly", { until: end })
        : t("fromUntil", { from: formatDateTime(from, zone), until: end });
    },
    [t, zone],
  );
}
