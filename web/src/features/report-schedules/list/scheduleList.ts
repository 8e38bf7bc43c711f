import type { ReportScheduleLineFragment } from "../../../graphql/generated";
import { fold } from "../../../shared/text/fold";
import type { ScheduleActions } from "../useScheduleActions";

/** What a list of schedules is given. */
export type ScheduleListProps = {
  schedules: readonly ReportScheduleLineFragment[];
  actions: ScheduleActions;
  /** Asks whether one is to be deleted. */
  onRemove: (schedule: ReportScheduleLineFragment) => void;
};

/** Those whose name, locations or recipients hold what is searched for, however it is spelt in case and accents. */
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
