import { lazy, Suspense } from "react";
import { OverviewPage } from "../features/overview/OverviewPage";
import { useClients } from "../shared/clients/useClients";
import { PageSkeleton } from "../shared/ui/PageSkeleton";

const ValveOverview = lazy(async () => ({ default: (await import("./ValveOverview")).ValveOverview }));

/** Overview for a visitor's groups. Visitors without valves load no code or data for valves. */
export function Overview() {
  const { groups } = useClients();
  if (!groups?.some(({ type }) => type === "VALVE")) return <OverviewPage />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ValveOverview Devices={OverviewPage} />
    </Suspense>
  );
}
