import type { RolloutHeadFragment, RolloutWholeFragment } from "../../../graphql/generated";
import { compareTold } from "../../../shared/text/order";

export type RolloutHead = RolloutHeadFragment;
export type RolloutWhole = RolloutWholeFragment;
export type RolloutDevice = NonNullable<RolloutWhole["devices"]>[number];
export type DeviceState = NonNullable<RolloutDevice["state"]> | "UNKNOWN";

/** Order of the states. */
export const deviceStates = [
  "FAILED",
  "DOWNLOADED",
  "DOWNLOADING",
  "ASSIGNED",
  "WAITING",
  "INSTALLED",
  "WITHDRAWN",
  "REPLACED",
  "UNKNOWN",
] as const satisfies readonly DeviceState[];

export const stateOf = ({ state }: Pick<RolloutDevice, "state">): DeviceState => state ?? "UNKNOWN";

/** True while it continues by itself. */
export const isRunning = ({ state }: Pick<RolloutHead, "state">): boolean =>
  state === "PILOTS" || state === "REST";

/** Time when a device came into its state, Unix seconds; null if unknown. */
export function sinceOf(device: RolloutDevice): number | null {
  switch (device.state) {
    case "ASSIGNED":
      return device.assignDate;
    case "DOWNLOADING":
      return device.downloadDate;
    case "DOWNLOADED":
      return device.downloadedDate;
    case "INSTALLED":
      return device.reportDate;
    case "FAILED":
      return device.reportDate ?? device.downloadDate ?? device.assignDate;
    default:
      return null;
  }
}

export function countStates(devices: readonly RolloutDevice[]): ReadonlyMap<DeviceState, number> {
  const counts = new Map<DeviceState, number>();
  for (const device of devices) counts.set(stateOf(device), (counts.get(stateOf(device)) ?? 0) + 1);
  return counts;
}

/** States that may need attention come first; within a state pilots do. */
export const byState = (one: RolloutDevice, other: RolloutDevice): number =>
  deviceStates.indexOf(stateOf(one)) - deviceStates.indexOf(stateOf(other)) ||
  Number(other.isPilot) - Number(one.isPilot);

/** Running ones first, then the newest. */
export const byRunning = (one: RolloutHead, other: RolloutHead): number =>
  Number(isRunning(other)) - Number(isRunning(one)) ||
  compareTold(one.createDate, other.createDate, (a, b) => b - a);
