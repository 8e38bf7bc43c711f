import { Pencil, Play, Trash2 } from "lucide-react";
import { paths } from "../../../app/paths";
import type { ReportScheduleLineFragment } from "../../../graphql/generated";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useT } from "../../../i18n/useT";
import { useHasRole } from "../../../shared/session/useHasRole";
import { RowButton, RowButtons } from "../../../shared/ui/RowButton";
import { isOpen } from "../run";
import type { ScheduleListProps } from "./scheduleList";

type ScheduleActionsProps = Omit<ScheduleListProps, "schedules"> & { schedule: ReportScheduleLineFragment };

export function ScheduleActions({ schedule, actions, onRemove }: ScheduleActionsProps) {
  const t = useT(reportSchedulesTexts);
  const { id, name, lastRun } = schedule;
  const isBusy = actions.busy.has(id);
  if (!useHasRole("editor")) return null;
  return (
    <RowButtons>
      <RowButton
        icon={Play}
        label={t("runOf", { name })}
        title={t("run")}
        isDisabled={isBusy || isOpen(lastRun)}
        onClick={() => void actions.run(id)}
      />
      <RowButton
        icon={Pencil}
        label={t("editOf", { name })}
        title={t("edit")}
        to={paths.editReportSchedule(id)}
      />
      <RowButton
        icon={Trash2}
        label={t("removeOf", { name })}
        title={t("remove")}
        isDisabled={isBusy}
        onClick={() => onRemove(schedule)}
      />
    </RowButtons>
  );
}
