import type { Bundle, Group, ScheduleRow } from "../store/records.js";
import type { Store } from "../store/store.js";
import { clientShape } from "./clients.js";
import type { Wire } from "./wire.js";

const DAY = 86_400;

export const bundleShape = (wire: Wire, store: Store, bundle: Bundle) => ({
  id: wire.id(bundle.id),
  name: bundle.name,
  schedule: wire.json(bundle.schedule.map((row) => rowShape(wire, row))),
  clients: bundle.clients
    .map((id) => store.clients.get(id))
    .filter((client) => client !== undefined)
    .map((client) => clientShape(wire, client)),
});

function rowShape(wire: Wire, { start_time, end_time, weekDays }: ScheduleRow) {
  if (wire.switches.schedule === "endTime") return { start_time, end_time, weekDays };
  return {
    start_time,
    duration: end_time > start_time ? end_time - start_time : end_time - start_time + DAY,
    weekDays,
  };
}

/** A valve location: a group with its bundles. */
export const locationShape = (wire: Wire, store: Store, group: Group) => ({
  id: wire.id(group.id),
  name: group.name,
  bundles: store.bundles
    .all()
    .filter(({ groupId }) => groupId === group.id)
    .map((bundle) => bundleShape(wire, store, bundle)),
});
