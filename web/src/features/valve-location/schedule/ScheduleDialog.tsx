import type { ValveBundle, ValveLocation } from "../../../shared/valves/valve";

type ScheduleDialogProps = { location: ValveLocation; bundle: ValveBundle; onClose: () => void };

export function ScheduleDialog(_props: ScheduleDialogProps) {
  return null;
}
