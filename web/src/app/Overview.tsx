import { lazy, Suspense } from "react";
import { OverviewPage } from "../features/overview/OverviewPage";
import { useHasOnlyValves } from "../shared/clients/useHasOnlyValves";
import { PageSkeleton } from "../shared/ui/PageSkeleton";
import { ValveLocationsProvider } from "../shared/valves/ValveLocationsProvider";

const ValveLocationsPage = lazy(async () => ({
  default: (await import("../features/valve-locations/ValveLocationsPage")).ValveLocationsPage,
}));
const ValveLocationsSection = lazy(async () => ({
  default: (await import("../features/valve-locations/ValveLocationsSection")).ValveLocationsSection,
}));

/** The overview of what a visitor's group has: devices that count, or valves; administrators see both. */
export function Overview() {
  const hasOnlyValves = useHasOnlyValves();
  return (
    <ValveLocationsProvider>
      {hasOnlyValves ? (
        <Suspense fallback={<PageSkeleton />}>
          <ValveLocationsPage />
        </Suspense>
      ) : (
        <OverviewPage ValveLocations={ValveLocationsSection} />
      )}
    </ValveLocationsProvider>
  );
}
