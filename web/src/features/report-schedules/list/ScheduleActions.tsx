import { HStack, IconButton } from "@chakra-ui/react";
import { Pencil, Play, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import type { ReportScheduleLineFragment } from "../../../graphql/generated";
import { reportSchedulesTexts } from "../../../i18n/texts/reportSchedules";
import { useT } from "../../../i18n/useT";
import { isOpen } from "../run";

type ScheduleActionsProps = {
  schedule: ReportScheduleLineFragment;
  isBusy: boolean;
  onRun: () => void;
  onRemove: () => void;
};

const button = { variant: "ghost", size: "sm", color: "fg.muted" } as const;

/** What can be done with one schedule. */
export function ScheduleActions({ schedule, isBusy, onRun, onRemove }: ScheduleActionsProps) {
  const t = useT(reportSchedulesTexts);
  const { id, name, lastRun } = schedule;
  return (
    <HStack gap="0.5" justify="end">
      <IconButton
        {...button}
        aria-label={t("runOf", { name })}
        title={t("run")}
        disabled={isBusy || isOpen(lastRun)}
        onClick={onRun}
      >
        <Play aria-hidden />
      </IconButton>
      <IconButton {...button} asChild>
        <Link to={paths.editReportSchedule(id)} aria-label={t("editOf", { name })} title={t("edit")}>
          <Pencil aria-hidden />
        </Link>
      </IconButton>
      <IconButton
        {...button}
        aria-label={t("removeOf", { name })}
        title={t("remove")}
        disabled={isBusy}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </HStack>
  );
}
