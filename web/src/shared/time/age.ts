import type { T } from "../../i18n/useT";
import type { uiTexts } from "../ui/uiTexts";

/** Seconds → "pravkar", "pred 3 min", "pred 5 h", "pred 2 dnevoma". A time ahead of this clock counts as now. */
export function formatAge(t: T<typeof uiTexts>, seconds: number): string {
  if (seconds < 60) return t("justNow");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return t("minutesAgo", { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t("hoursAgo", { hours });
  return t("daysAgo", { count: Math.floor(hours / 24) });
}
