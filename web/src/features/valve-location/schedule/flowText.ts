import type { T } from "../../../i18n/useT";
import type { valvesTexts } from "../../../shared/valves/valvesTexts";

/** Total time of flowing water, rounded to the minute and never in days: "45 s", "24 min", "36 h 48 min". */
export function flowText(t: T<typeof valvesTexts>, seconds: number): string {
  if (seconds < 60) return t("seconds", { seconds });
  const all = Math.round(seconds / 60);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return t("onlyMinutes", { minutes });
  return minutes === 0 ? t("onlyHours", { hours }) : t("hoursMinutes", { hours, minutes });
}
