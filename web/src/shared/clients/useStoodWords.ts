import { useCallback } from "react";
import { useT } from "../../i18n/useT";
import { formatDate } from "../time/format";
import type { FormerPlace } from "./places";
import { placesTexts } from "./placesTexts";

/** Who stood at a place last, and until when, in the place's time zone. */
export function useStoodWords(): (place: Pick<FormerPlace, "last" | "timeZone">) => string {
  const t = useT(placesTexts);
  return useCallback(
    ({ last, timeZone }) => {
      if (last === null) return t("stoodUnknown");
      const { guid, until } = last;
      return until === null ? t("stands", { guid }) : t("stood", { date: formatDate(until, timeZone) });
    },
    [t],
  );
}
