import { lazy, Suspense } from "react";
import { OverviewPage } from "../features/overview/OverviewPage";
import { useClients } from "../shared/clients/useClients";
import { PageSkeleton } from "../shared/ui/PageSkeleton";

const ValveOverview = lazy(async () => ({ default: (await import("./ValveOverview")).ValveOverview }));

/** The overview of what a visitor's groups have. Whoever has no valves loads nothing of them. */
export function Overview() {
  const { groups } = useClients();
  if (!groups?.some(({ type }) => type === "VALVE")) return <OverviewPage />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ValveOverview Devices={OverviewPage} />
    </Suspense>
  );
}
