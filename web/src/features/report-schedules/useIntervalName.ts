import type { IntervalPreset } from "../../graphql/generated";
import { intervalTexts } from "../../i18n/texts/interval";
import { reportSchedulesTexts } from "../../i18n/texts/reportSchedules";
import { useT } from "../../i18n/useT";

/** What people call a report's period. */
export function useIntervalName(): (interval: IntervalPreset) => string {
  const t = useT(reportSchedulesTexts);
  const names = useT(intervalTexts);
  return (interval) => {
    if (interval === "LAST_WEEK") return t("lastWeek");
    if (interval === "LAST_MONTH") return t("lastMonth");
    return names(interval);
  };
}
