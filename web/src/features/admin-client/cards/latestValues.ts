import type { DiagnosticKind } from "../../../graphql/generated";
import type { AdminClient, AdminClientRecords } from "../adminClient";

export type LatestValue = {
  kind: DiagnosticKind;
  value: number;
  /** Unix seconds; null where it is told without its time. */
  at: number | null;
};

const kinds: readonly DiagnosticKind[] = [
  "VOLTAGE",
  "SIGNAL_STRENGTH",
  "SIG",
  "BRIGHTNESS",
  "BRIGHTNESS_AVERAGE",
];

/** The newest value of each kind; of the last day, else what the device's status holds. */
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
    if (last !== undefined && last.value !== null) return [{ kind, value: last.value, at: last.time }];
    const value = held[kind] ?? null;
    return value === null ? [] : [{ kind, value, at: null }];
  });
}
