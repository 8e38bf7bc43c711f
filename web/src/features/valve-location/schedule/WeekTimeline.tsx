import { useT } from "../../../i18n/useT";
import type { ScheduledBundle, ValveLocation } from "../../../shared/valves/valve";
import { pausedUntilOf } from "./pausedUntil";
import { storedRows } from "./storedRows";
import { useSchedulePreview } from "./useSchedulePreview";
import { useWeek } from "./useWeek";
import { valveScheduleTexts } from "./valveScheduleTexts";
import { WeekView } from "./WeekView";

type WeekTimelineProps = {
  location: Pick<ValveLocation, "id" | "timeZone" | "rainDelayUntil">;
  bundle: Pick<ScheduledBundle, "name" | "schedule" | "pausedUntil">;
};

/** The next seven days of a bundle's stored schedule. */
export function WeekTimeline({ location, bundle }: WeekTimelineProps) {
  const t = useT(valveScheduleTexts);
  const { now, days, from } = useWeek(location.timeZone);
  const rows = storedRows(bundle.schedule);
  const preview = useSchedulePreview({ locationId: location.id, rows, from, days: days.length });
  return (
    <WeekView
      label={t("weekOf", { name: bundle.name })}
      timeZone={location.timeZone}
      days={days}
      now={now}
      preview={preview}
      pausedUntil={pausedUntilOf(location, bundle, now)}
    />
  );
}
