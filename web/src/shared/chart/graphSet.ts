import type { ChartContext } from "./chartContext";
import type { ClientKind } from "./clientKind";
import { countGraphs, type GraphKind, graphKinds } from "./graphKind";
import type { CountPoint, Measurement } from "./measurement";
import { type Drawn, isTold } from "./told";

/**
 * The graphs that a device gets, in reading order. `inOut`: its group wants counts by direction. A device
 * without a camera gets vehicle types only if it measures lengths.
 */
export function graphSet(
  kind: ClientKind,
  inOut: boolean,
  { lengthClasses }: Pick<Measurement, "lengthClasses">,
): readonly GraphKind[] {
  if (kind === "bikeCounter") return ["vehicleCount"];
  if (kind === "visionBike")
    return inOut ? ["pedestriansInOut", "cyclistsInOut"] : ["pedestrians", "cyclists"];
  if (kind === "visionVehicles") return [inOut ? "vehicleCountInOut" : "vehicleCount", "vehicleType"];
  const speed: GraphKind[] = ["speedClass", "histogram", "vehicleCount", "speed", "percentile"];
  return lengthClasses && lengthClasses.length > 0 ? [...speed, "vehicleType"] : speed;
}

const people: readonly GraphKind[] = ["pedestrians", "pedestriansInOut", "cyclists", "cyclistsInOut"];

/** All graphs that make sense for a kind of device. */
const meaningful: Record<ClientKind, readonly GraphKind[]> = {
  bikeCounter: [...countGraphs, ...people],
  visionBike: people,
  visionVehicles: [...countGraphs, "vehicleType", ...people],
  speed: graphKinds,
};

const some = (points: readonly CountPoint[] | null) => points?.some(({ value }) => (value ?? 0) > 0) ?? false;

/**
 * True if the device measured anything that the graph would show. Graphs without a check below show hours
 * without data as such.
 */
function hasData(kind: GraphKind, m: Drawn): boolean {
  if (!isTold(kind, m)) return false;
  if (kind === "vehicleType") return (m.lengthClasses ?? []).length > 0;
  if (kind === "vehicleCountInOut") return some(m.vehicleCountIncoming) || some(m.vehicleCountOutgoing);
  if (kind === "pedestrians" || kind === "pedestriansInOut") return m.pedestrians?.total !== 0;
  if (kind === "cyclists" || kind === "cyclistsInOut") return m.cyclists?.total !== 0;
  return true;
}

/** Graphs that can be added to the device's set, in the order of their numbers. */
export function furtherGraphs(
  kind: ClientKind,
  set: readonly GraphKind[],
  measurement: Drawn,
): readonly GraphKind[] {
  return graphKinds.filter(
    (graph) => meaningful[kind].includes(graph) && !set.includes(graph) && hasData(graph, measurement),
  );
}

/** True if a graph makes sense for such a device, whatever it measured in a period. */
export const isMeaningful = (kind: ClientKind, graph: GraphKind): boolean => meaningful[kind].includes(graph);

/** Road users that a device's plain counts count. */
export const countsOf = (kind: ClientKind): ChartContext["counts"] =>
  kind === "bikeCounter" ? "cyclists" : "vehicles";
