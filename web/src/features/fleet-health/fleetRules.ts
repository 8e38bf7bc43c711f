import { type ActivityCounts, activityOf, countActivities } from "../../shared/clients/activity";
import { isBatteryLow } from "../../shared/clients/attention";
import { type ClientRow, countAlarms } from "../../shared/clients/clientRow";
import { compareTexts } from "../../shared/text/order";

/** Number of devices by state; null if it is unknown of all. */
export type FleetFigures = ActivityCounts & { alarms: number | null; weak: number | null };

function countWeak(clients: readonly ClientRow[]): number | null {
  const told = clients.flatMap(({ info }) => info.batteryVoltage ?? []);
  return clients.length > 0 && told.length === 0 ? null : told.filter(isBatteryLow).length;
}

/** Number of devices by state. `now` in Unix seconds. */
export function figuresOf(clients: readonly ClientRow[], now: number): FleetFigures {
  return {
    ...countActivities(clients, now),
    alarms: countAlarms(clients),
    weak: countWeak(clients),
  };
}

/** Silent devices, the longest silent first; those that were never heard are not silent. */
export function silentLongest(clients: readonly ClientRow[], now: number): ClientRow[] {
  return clients
    .filter((client) => activityOf(client, now) === "silent")
    .sort((one, other) => (one.lastActiveDate ?? 0) - (other.lastActiveDate ?? 0));
}

/** Devices that run a version; null if they did not report it. */
export type VersionCount = { version: string | null; count: number };
export type HardwareVersions = { hardware: string | null; total: number; versions: VersionCount[] };

/** "2.10" before "2.9"; unknown versions come last. */
function newestFirst(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareTexts(other, one);
}

/** Versions by hardware type: the type with the most devices first, the newest version first. */
export function versionsByHardware(clients: readonly ClientRow[]): HardwareVersions[] {
  const types = new Map<string | null, Map<string | null, number>>();
  for (const { hardwareType, info } of clients) {
    const versions = types.get(hardwareType) ?? new Map<string | null, number>();
    types.set(hardwareType, versions);
    versions.set(info.firmwareVersion, (versions.get(info.firmwareVersion) ?? 0) + 1);
  }
  return [...types]
    .map(([hardware, counts]) => ({
      hardware,
      total: [...counts.values()].reduce((sum, count) => sum + count, 0),
      versions: [...counts]
        .map(([version, count]) => ({ version, count }))
        .sort((one, other) => newestFirst(one.version, other.version)),
    }))
    .sort(
      (one, other) =>
        Number(one.hardware === null) - Number(other.hardware === null) ||
        other.total - one.total ||
        compareTexts(one.hardware ?? "", other.hardware ?? ""),
    );
}
