import type { Valve, ValveLocation } from "../../../shared/valves/valve";

type HistoryDialogProps = { location: ValveLocation; valve: Valve; onClose: () => void };

export function HistoryDialog(_props: HistoryDialogProps) {
  return null;
}
