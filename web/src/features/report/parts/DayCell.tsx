import { formatDate, formatTime } from "../../../shared/time/format";
import { cutsOfDay } from "../figures/days";
import { shortWeekday } from "../figures/names";
import type { ClientReport } from "../reportContext";

type DayCellProps = {
  date: number;
  report: Pick<ClientReport, "t" | "language" | "zone" | "measurement">;
};

/** A local day as a row's name; of one that the period cuts it says from when or until when. */
export function DayCell({ date, report }: DayCellProps) {
  const { t, zone, measurement } = report;
  const { from, to } = cutsOfDay(date, measurement, zone);
  const parts = [
    from === null ? "" : t("dayFrom", { time: formatTime(from, zone) }),
    to === null ? "" : t("dayTo", { time: formatTime(to, zone) }),
  ].filter((part) => part !== "");
  return (
    <>
      <span>{formatDate(date, zone)}</span> <small>{[shortWeekday(date, report), ...parts].join(" ")}</small>
    </>
  );
}
