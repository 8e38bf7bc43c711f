import type { ValveLocation } from "../../../shared/valves/valve";

type NewBundleProps = { location: ValveLocation };

export function NewBundle(_props: NewBundleProps) {
  return null;
}
