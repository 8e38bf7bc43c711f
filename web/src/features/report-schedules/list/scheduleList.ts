import type { ReportScheduleLineFragment } from "../../../graphql/generated";
import { fold } from "../../../shared/text/fold";
import type { ScheduleActions } from "../useScheduleActions";

export type ScheduleListProps = {
  schedules: readonly ReportScheduleLineFragment[];
  actions: ScheduleActions;
  /** Asks for confirmation before deleting one. */
  onRemove: (schedule: ReportScheduleLineFragment) => void;
};

/** Schedules whose name, locations or recipients match the search, ignoring case and accents. */
export function matching(
  schedules: readonly ReportScheduleLineFragment[],
  search: string,
): readonly ReportScheduleLineFragment[] {
  const wanted = fold(search);
  if (wanted === "") return schedules;
  return schedules.filter(({ name, clients, recipients }) =>
    fold([name, ...(clients ?? []).map((client) => client.name), ...recipients].join("\n")).includes(wanted),
  );
}
