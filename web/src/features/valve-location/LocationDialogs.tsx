import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { isScheduled, type ValveLocation } from "../../shared/valves/valve";
import { valvesOf } from "../../shared/valves/valvesOf";

const ScheduleDialog = lazy(async () => ({
  default: (await import("./schedule/ScheduleDialog")).ScheduleDialog,
}));
const HistoryDialog = lazy(async () => ({
  default: (await import("./history/HistoryDialog")).HistoryDialog,
}));

/** Address parameters of open dialogs. */
export const openIn = { schedule: "schedule", history: "history" } as const;

/** Parameters that the dialogs write themselves are removed with them. */
const own = [...Object.values(openIn), "interval", "from", "to", "runs", "sums"];

/** The dialog in the address: a bundle's schedule, or a valve's history. */
export function LocationDialogs({ location }: { location: ValveLocation }) {
  const [params, setParams] = useSearchParams();
  const { bundles, permissions } = location;
  const bundleId = params.get(openIn.schedule);
  const editable = permissions.editSchedule ? bundles.filter(isScheduled) : [];
  const found = editable.find(({ id }) => id === bundleId);
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  // If the bundle is deleted while its schedule is edited, the dialog stays: edits are not torn away.
  const bundle = found ?? (last?.id === bundleId ? last : undefined);
  const valve = valvesOf(location).find(({ id }) => id === params.get(openIn.history));
  const close = () =>
    setParams((now) => new URLSearchParams([...now].filter(([name]) => !own.includes(name))), {
      preventScrollReset: true,
    });
  return (
    <Suspense fallback={null}>
      {bundle ? <ScheduleDialog location={location} bundle={bundle} onClose={close} /> : null}
      {valve ? <HistoryDialog location={location} valve={valve} onClose={close} /> : null}
    </Suspense>
  );
}
