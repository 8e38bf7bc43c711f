import { lowBatteryVolts, twelveVoltFrom } from "../../../shared/clients/attention";
import type { ClientRow } from "../../../shared/clients/clientRow";

/** Half-open [from, to); null: unbounded. */
export type Bin = { from: number | null; to: number | null; count: number };

/** Counts the values between ascending edges. */
export function binsOf(values: readonly number[], edges: readonly number[]): Bin[] {
  const bins = [null, ...edges].map((from, index): Bin => ({ from, to: edges[index] ?? null, count: 0 }));
  for (const value of values) {
    const bin = bins[edges.filter((edge) => edge <= value).length];
    if (bin) bin.count += 1;
  }
  return bins;
}

/** A device's latest figure. */
export type Told = { client: ClientRow; value: number };

export type Distribution = {
  bins: Bin[];
  /** The lowest ten, ascending. */
  lowest: Told[];
  /** Number of devices with the figure. */
  told: number;
  /** Devices that never reported it: not zero, and in no bin. */
  unknown: number;
  /** Devices whose figure is of another kind, and in no bin. */
  other: number;
};

const mostListed = 10;

const lowestOf = (told: readonly Told[]): Told[] =>
  told.toSorted((one, other) => one.value - other.value).slice(0, mostListed);

const toldOf = (clients: readonly ClientRow[], read: (client: ClientRow) => number | null): Told[] =>
  clients.flatMap((client) => {
    const value = read(client);
    return value === null ? [] : [{ client, value }];
  });

/** Volts. The third edge is where a lead battery at rest is empty. */
const voltEdges = [11, 11.4, lowBatteryVolts, 12.2, 12.6, 13];

/** 12 V batteries by their voltage; lithium cells, which have less, are only counted. */
export function batteryOf(clients: readonly ClientRow[]): Distribution {
  const all = toldOf(clients, ({ info }) => info.batteryVoltage);
  const told = all.filter(({ value }) => value >= twelveVoltFrom);
  return {
    bins: binsOf(
      told.map(({ value }) => value),
      voltEdges,
    ),
    lowest: lowestOf(told),
    told: told.length,
    unknown: clients.length - all.length,
    other: all.length - told.length,
  };
}

/** dBm. */
const signalEdges = [-110, -100, -90, -80, -70];

/** Devices by the strength of their signal. */
export function signalOf(clients: readonly ClientRow[]): Distribution {
  const told = toldOf(clients, ({ info }) => info.rssi);
  return {
    bins: binsOf(
      told.map(({ value }) => value),
      signalEdges,
    ),
    lowest: lowestOf(told),
    told: told.length,
    unknown: clients.length - told.length,
    other: 0,
  };
}
