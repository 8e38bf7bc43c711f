import type { ReportScheduleLineFragment } from "../../graphql/generated";
import { useHasRole } from "../../shared/session/useHasRole";
import { SwitchInput } from "../../shared/ui/SwitchInput";
import type { ScheduleActions } from "./useScheduleActions";

type EnabledSwitchProps = {
  label: string;
  schedule: Pick<ReportScheduleLineFragment, "id" | "enabled">;
  actions: ScheduleActions;
};

/** Switch that pauses and resumes a schedule. */
export function EnabledSwitch({ label, schedule: { id, enabled }, actions }: EnabledSwitchProps) {
  const isEditor = useHasRole("editor");
  return (
    <SwitchInput
      aria-label={label}
      title={label}
      checked={enabled}
      disabled={actions.busy.has(id) || !isEditor}
      onChange={({ target }) => void actions.setEnabled(id, target.checked)}
    />
  );
}
