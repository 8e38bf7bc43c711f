import { byName } from "../text/order";
import { activityOf, hasNoData } from "./activity";
import type { ClientRow, GroupRow } from "./clientRow";

/**
 * Volts. A 12 V lead battery that rests at 11.8 V is empty; drawing more from it shortens its life by years.
 * See docs/definitions.md, Attention.
 */
export const lowBatteryVolts = 11.8;

/** Volts. A device that reports less has no 12 V battery (but a lithium cell), or none at all. */
export const twelveVoltFrom = 6;

/** True if a 12 V battery is empty; false if the voltage is unknown. */
export const isBatteryLow = (volts: number | null): volts is number =>
  volts !== null && volts >= twelveVoltFrom && volts < lowBatteryVolts;

/** Seconds. A road without traffic for a whole day is rare; a night without traffic is not. */
const noCountsAfter = 24 * 3600;

/** Things that can be wrong with a device, the worst first. */
const attentionKinds = [
  "valveFlow",
  "alarm",
  "silent",
  "valveDry",
  "noCounts",
  "never",
  "lowBattery",
] as const;

export type Reason =
  | { kind: "alarm"; since: null; texts: readonly string[] }
  | { kind: "valveFlow" | "valveDry"; since: number | null; locationId: string }
  | { kind: "silent" | "noCounts"; since: number }
  /** Since it was added; null: not reported. */
  | { kind: "never"; since: number | null }
  | { kind: "lowBattery"; since: null; volts: number };

export type Attention = {
  client: ClientRow;
  /** The worst first, never empty. */
  reasons: readonly [Reason, ...Reason[]];
};

/** A valve that has deviated for too long, with its valve location. */
export type Deviating = {
  locationId: string;
  since: number | null /** Water flows and should not. */;
  urgent: boolean;
};

/** By the ids of the valves. */
export type Deviations = ReadonlyMap<string, Deviating>;

/** Ids of the groups whose devices are valves, which count nothing. */
export const valveGroupIds = (groups: readonly GroupRow[]): ReadonlySet<string> =>
  new Set(groups.filter(({ type }) => type === "VALVE").map(({ id }) => id));

export const isValve = ({ groups }: ClientRow, valveGroups: ReadonlySet<string>): boolean =>
  groups?.some(({ id }) => valveGroups.has(id)) ?? false;

/** Null if it counts, or if nobody knows since when it does not. */
function noCountsSince(client: ClientRow, now: number): number | null {
  const since = client.lastCountDate ?? (client.hasCounted === false ? client.createDate : null);
  return since !== null && now - since > noCountsAfter ? since : null;
}

/**
 * Reasons why somebody should look after the device, the worst first; `now` in Unix seconds. A device that was
 * never heard is not silent; an unknown value is no reason.
 */
export function reasonsOf(
  client: ClientRow,
  now: number,
  valveGroups: ReadonlySet<string>,
  deviating?: Deviating,
): Reason[] {
  const { alarms, lastActiveDate, info } = client;
  const reasons: Reason[] = [];
  const valve = deviating && { since: deviating.since, locationId: deviating.locationId };
  if (valve && deviating.urgent) reasons.push({ kind: "valveFlow", ...valve });
  if (alarms?.length) reasons.push({ kind: "alarm", since: null, texts: alarms.map(({ text }) => text) });
  const activity = activityOf(client, now);
  if (activity === "silent" && lastActiveDate !== null)
    reasons.push({ kind: "silent", since: lastActiveDate });
  if (valve && !deviating.urgent) reasons.push({ kind: "valveDry", ...valve });
  const isOnline = activity === "ok" || activity === "late";
  const since = isOnline && !isValve(client, valveGroups) ? noCountsSince(client, now) : null;
  if (since !== null) reasons.push({ kind: "noCounts", since });
  if (hasNoData(client)) reasons.push({ kind: "never", since: client.createDate });
  const volts = info.batteryVoltage;
  if (isBatteryLow(volts)) reasons.push({ kind: "lowBattery", since: null, volts });
  return reasons;
}

/** By the worst reason, then the longest first, then by name. */
function compare(one: Attention, other: Attention): number {
  const [a, b] = [one.reasons[0], other.reasons[0]];
  return (
    attentionKinds.indexOf(a.kind) - attentionKinds.indexOf(b.kind) ||
    (a.since ?? 0) - (b.since ?? 0) ||
    byName(one.client, other.client)
  );
}

/** The devices that need attention, the worst first. */
export function needAttention(
  clients: readonly ClientRow[],
  groups: readonly GroupRow[],
  now: number,
  deviations: Deviations,
): Attention[] {
  const valveGroups = valveGroupIds(groups);
  return clients
    .flatMap((client) => {
      const [worst, ...more] = reasonsOf(client, now, valveGroups, deviations.get(client.id));
      return worst === undefined ? [] : [{ client, reasons: [worst, ...more] as const }];
    })
    .sort(compare);
}
