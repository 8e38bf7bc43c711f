import { cutsOfDay } from "../../../shared/interval/cutsOfDay";
import { formatDate, formatTime } from "../../../shared/time/format";
import type { ClientReport } from "../reportContext";

import { shortWeekday } from "./names";

type Spoken = Pick<ClientReport, "t" | "language" | "zone"> & {
  measurement: Pick<ClientReport["measurement"], "from" | "to">;
  holidays?: ClientReport["holidays"];
};

/** "20.11.2026 pet."; a day that the period cuts also has its start or end: "22.11.2026 ned. do 09:00"; a holiday its name. */
export function dayWithCuts(date: number, report: Spoken): string {
  const { t, language, zone, measurement, holidays } = report;
  const holiday = holidays?.find((one) => one.from <= date && date < one.to);
  const { from, to } = cutsOfDay(date, measurement, zone);
  return [
    formatDate(date, zone),
    shortWeekday(date, report),
    holiday === undefined ? "" : `(${holiday.name[language]})`,
    from === null ? "" : t("dayFrom", { time: formatTime(from, zone) }),
    to === null ? "" : t("dayTo", { time: formatTime(to, zone) }),
  ]
    .filter((part) => part !== "")
    .join(" ");
}
