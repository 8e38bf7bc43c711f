import type { DiagnosticKind } from "../../../graphql/generated";
import type { AdminClient, AdminClientRecords } from "../adminClient";

export type LatestValue = {
  kind: DiagnosticKind;
  value: number;
  /** Unix seconds; null if the time is unknown. */
  at: number | null;
};

const kinds: readonly DiagnosticKind[] = [
  "VOLTAGE",
  "SIGNAL_STRENGTH",
  "SIG",
  "BRIGHTNESS",
  "BRIGHTNESS_AVERAGE",
];

/**
 * The newest value of each kind. The device's status is live: if it differs from the last day's newest value,
 * or there is none, it is the newer one.
 */
export function latestValues(
  { batteryVoltage, rssi }: Pick<AdminClient["info"], "batteryVoltage" | "rssi">,
  records: AdminClientRecords,
): LatestValue[] {
  const held: Partial<Record<DiagnosticKind, number | null>> = {
    VOLTAGE: batteryVoltage,
    SIGNAL_STRENGTH: rssi,
  };
  return kinds.flatMap((kind): LatestValue[] => {
    const points = records.client?.diagnostics?.find((series) => series.kind === kind)?.points ?? [];
    const last = points.findLast(({ value }) => value !== null);
    const value = held[kind] ?? last?.value ?? null;
    if (value === null) return [];
    return [{ kind, value, at: last !== undefined && last.value === value ? last.time : null }];
  });
}
