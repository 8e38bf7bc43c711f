import type { FleetConfigsQuery } from "../../graphql/generated";

export type ConfigRow = NonNullable<FleetConfigsQuery["clients"]>[number];

export const configStates = ["taken", "pending", "untold", "unassigned"] as const;
export type ConfigState = (typeof configStates)[number];

/** Whether a device runs the configuration that it was given; see docs/definitions.md, Wanted and running configuration. */
export function configStateOf({ wantedConfigVersion: wanted, info }: ConfigRow): ConfigState {
  if (wanted === null) return "unassigned";
  if (info.configVersion === null) return "untold";
  return info.configVersion === wanted ? "taken" : "pending";
}

export function configCounts(rows: readonly ConfigRow[]): Record<ConfigState, number> {
  const counts: Record<ConfigState, number> = { taken: 0, pending: 0, untold: 0, unassigned: 0 };
  for (const row of rows) counts[configStateOf(row)] += 1;
  return counts;
}

/** Devices that have not taken the newest one, those first that run theirs longest. */
export const pendingConfigs = (rows: readonly ConfigRow[]): ConfigRow[] =>
  rows
    .filter((row) => configStateOf(row) === "pending")
    .sort((one, other) => (one.info.configVersionDate ?? 0) - (other.info.configVersionDate ?? 0));
