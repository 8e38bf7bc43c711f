import type { OverviewPage } from "../features/overview/OverviewPage";
import { ValveLocationsPage } from "../features/valve-locations/ValveLocationsPage";
import { ValveLocationsSection } from "../features/valve-locations/ValveLocationsSection";
import { useHasOnlyValves } from "../shared/clients/useHasOnlyValves";
import { ValveLocationsProvider } from "../shared/valves/ValveLocationsProvider";

/** Overview for people with valves: only valves, or together with the counting devices, for administrators. */
export function ValveOverview({ Devices }: { Devices: typeof OverviewPage }) {
  const hasOnlyValves = useHasOnlyValves();
  return (
    <ValveLocationsProvider>
      {hasOnlyValves ? <ValveLocationsPage /> : <Devices ValveLocations={ValveLocationsSection} />}
    </ValveLocationsProvider>
  );
}
