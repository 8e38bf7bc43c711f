import { useT } from "../../../i18n/useT";
import { useMoment } from "../../../shared/valves/useMoment";
import type { ValveBundle } from "../../../shared/valves/valve";
import { valveScheduleTexts } from "./valveScheduleTexts";

/** Author and time of a bundle's last change, as far as known: "Ana Novak, danes 10:03". */
export function useChangeWords(timeZone: string) {
  const t = useT(valveScheduleTexts);
  const moment = useMoment(timeZone);
  return ({ changedBy, changeDate }: Pick<ValveBundle, "changedBy" | "changeDate">): string => {
    const name = changedBy ?? t("somebody");
    return changeDate === null ? name : t("conflictBy", { name, time: moment(changeDate) });
  };
}
