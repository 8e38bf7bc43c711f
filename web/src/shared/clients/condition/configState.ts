export const configStates = ["taken", "pending", "untold", "unassigned"] as const;
export type ConfigState = (typeof configStates)[number];

/** Facts on a device's configuration; null: not reported. */
export type ConfigFacts = {
  wantedConfigVersion: number | null;
  hasConfig: boolean | null;
  info: { configVersion: number | null };
};

/**
 * Compares the configuration that a device runs with the one that it was given; null if it is unknown what it
 * was given. See docs/definitions.md, Wanted and running configuration.
 */
export function configStateOf(row: ConfigFacts): ConfigState | null {
  const { wantedConfigVersion: wanted, info } = row;
  if (wanted === null) return row.hasConfig === false ? "unassigned" : null;
  if (info.configVersion === null) return "untold";
  return info.configVersion === wanted ? "taken" : "pending";
}

/** Spelling of the states in addresses. */
export const configStateWords: Readonly<Record<ConfigState, string>> = {
  taken: "taken",
  pending: "pending",
  untold: "untold",
  unassigned: "none",
};

/** Null for an unknown word. */
export const configStateIn = (word: string | null): ConfigState | null =>
  configStates.find((state) => configStateWords[state] === word) ?? null;

/** True if it is known what any of the devices was given; also true without devices. */
export const tellsOfConfigs = (rows: readonly ConfigFacts[]): boolean =>
  rows.length === 0 || rows.some((row) => configStateOf(row) !== null);

/** Number of devices by state; null if the state of none is known. */
export function configCounts(rows: readonly ConfigFacts[]): Record<ConfigState, number | null> {
  if (!tellsOfConfigs(rows)) return { taken: null, pending: null, untold: null, unassigned: null };
  const counts = { taken: 0, pending: 0, untold: 0, unassigned: 0 };
  for (const row of rows) {
    const state = configStateOf(row);
    if (state !== null) counts[state] += 1;
  }
  return counts;
}

/** Devices that have not taken the newest configuration; those that have run an old one longest come first. */
export const pendingConfigs = <Row extends ConfigFacts & { info: { configVersionDate: number | null } }>(
  rows: readonly Row[],
): Row[] =>
  rows
    .filter((row) => configStateOf(row) === "pending")
    .sort((one, other) => (one.info.configVersionDate ?? 0) - (other.info.configVersionDate ?? 0));
