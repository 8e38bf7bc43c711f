import type { FleetConfigsQuery } from "../../graphql/generated";

export type ConfigRow = NonNullable<FleetConfigsQuery["clients"]>[number];

export const configStates = ["taken", "pending", "untold", "unassigned"] as const;
export type ConfigState = (typeof configStates)[number];

/**
 * Whether a device runs the configuration that it was given; null where nobody tells what it was given. See docs/definitions.md,
 * Wanted and running configuration.
 */
export function configStateOf(row: ConfigRow): ConfigState | null {
  const { wantedConfigVersion: wanted, info } = row;
  if (wanted === null) return row.hasConfig === false ? "unassigned" : null;
  if (info.configVersion === null) return "untold";
  return info.configVersion === wanted ? "taken" : "pending";
}

/** Whether anything is told of what devices were given; of no devices there is nothing to tell. */
export const tellsOfConfigs = (rows: readonly ConfigRow[]): boolean =>
  rows.length === 0 || rows.some((row) => configStateOf(row) !== null);

/** How many devices are how; null where that is told of none of them. */
export function configCounts(rows: readonly ConfigRow[]): Record<ConfigState, number | null> {
  if (!tellsOfConfigs(rows)) return { taken: null, pending: null, untold: null, unassigned: null };
  const counts = { taken: 0, pending: 0, untold: 0, unassigned: 0 };
  for (const row of rows) {
    const state = configStateOf(row);
    if (state !== null) counts[state] += 1;
  }
  return counts;
}

/** Devices that have not taken the newest one, those first that run theirs longest. */
export const pendingConfigs = (rows: readonly ConfigRow[]): ConfigRow[] =>
  rows
    .filter((row) => configStateOf(row) === "pending")
    .sort((one, other) => (one.info.configVersionDate ?? 0) - (other.info.configVersionDate ?? 0));
