import type { OverviewPage } from "../features/overview/OverviewPage";
import { ValveLocationsPage } from "../features/valve-locations/ValveLocationsPage";
import { ValveLocationsSection } from "../features/valve-locations/ValveLocationsSection";
import { useHasOnlyValves } from "../shared/clients/useHasOnlyValves";
import { ValveLocationsProvider } from "../shared/valves/ValveLocationsProvider";

/** The overview of who has valves: alone, or beside the devices that count, as administrators see both. */
export function ValveOverview({ Devices }: { Devices: typeof OverviewPage }) {
  const hasOnlyValves = useHasOnlyValves();
  return (
    <ValveLocationsProvider>
      {hasOnlyValves ? <ValveLocationsPage /> : <Devices ValveLocations={ValveLocationsSection} />}
    </ValveLocationsProvider>
  );
}
