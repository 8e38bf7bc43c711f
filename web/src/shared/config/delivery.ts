type Wanted = { version: number | null; changeDate: number | null };
type Reported = { configVersion: number | null; configVersionDate: number | null };

/** Says whether a device runs the configuration that it was given. Times in Unix seconds. */
export type Delivery =
  | { state: "none" }
  | { state: "taken"; version: number; since: number | null }
  | { state: "pending"; version: number; given: number | null; runs: number }
  | { state: "unknown"; version: number; given: number | null }
  | { state: "untold"; given: number | null };

/** @param wanted null if nothing was assigned */
export function deliveryOf(wanted: Wanted | null, { configVersion, configVersionDate }: Reported): Delivery {
  if (wanted === null) return { state: "none" };
  const { version, changeDate: given } = wanted;
  if (version === null) return { state: "untold", given };
  if (configVersion === version) return { state: "taken", version, since: configVersionDate };
  return configVersion === null
    ? { state: "unknown", version, given }
    : { state: "pending", version, given, runs: configVersion };
}
