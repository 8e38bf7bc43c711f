export const configStates = ["taken", "pending", "untold", "unassigned"] as const;
export type ConfigState = (typeof configStates)[number];

/** What is told of a device's configuration; null: not told. */
export type ConfigFacts = {
  wantedConfigVersion: number | null;
  hasConfig: boolean | null;
  info: { configVersion: number | null };
};

/**
 * Whether a device runs the configuration that it was given; null where nobody tells what it was given. See docs/definitions.md,
 * Wanted and running configuration.
 */
export function configStateOf(row: ConfigFacts): ConfigState | null {
  const { wantedConfigVersion: wanted, info } = row;
  if (wanted === null) return row.hasConfig === false ? "unassigned" : null;
  if (info.configVersion === null) return "untold";
  return info.configVersion === wanted ? "taken" : "pending";
}

/** How addresses spell it. */
export const configStateWords: Readonly<Record<ConfigState, string>> = {
  taken: "taken",
  pending: "pending",
  untold: "untold",
  unassigned: "none",
};

/** Null for what is none. */
export const configStateIn = (word: string | null): ConfigState | null =>
  configStates.find((state) => configStateWords[state] === word) ?? null;

/** Whether anything is told of what devices were given; of no devices there is nothing to tell. */
export const tellsOfConfigs = (rows: readonly ConfigFacts[]): boolean =>
  rows.length === 0 || rows.some((row) => configStateOf(row) !== null);

/** How many devices are how; null where that is told of none of them. */
export function configCounts(rows: readonly ConfigFacts[]): Record<ConfigState, number | null> {
  if (!tellsOfConfigs(rows)) return { taken: null, pending: null, untold: null, unassigned: null };
  const counts = { taken: 0, pending: 0, untold: 0, unassigned: 0 };
  for (const row of rows) {
    const state = configStateOf(row);
    if (state !== null) counts[state] += 1;
  }
  return counts;
}

/** Devices that have not taken the newest one, those first that run theirs longest. */
export const pendingConfigs = <Row extends ConfigFacts & { info: { configVersionDate: number | null } }>(
  rows: readonly Row[],
): Row[] =>
  rows
    .filter((row) => configStateOf(row) === "pending")
    .sort((one, other) => (one.info.configVersionDate ?? 0) - (other.info.configVersionDate ?? 0));
