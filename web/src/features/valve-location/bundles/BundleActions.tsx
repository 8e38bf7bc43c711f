import type { ValveBundle, ValveLocation } from "../../../shared/valves/valve";

type BundleActionsProps = { location: ValveLocation; bundle: ValveBundle };

export function BundleActions(_props: BundleActionsProps) {
  return null;
}
