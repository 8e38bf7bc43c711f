import { invalid } from "../errors.js";
import { isZone } from "../time/zone.js";

const LONGEST_META_DATA = 64 * 1024;
const GROUP_TYPES: readonly unknown[] = ["speed", "valve", undefined];

/** @returns the zone @throws PlatformError where the name is no IANA zone */
export function checkZone(name: string): string {
  if (!isZone(name)) throw invalid("timeZone", "must be an IANA time zone, such as Europe/Ljubljana");
  return name;
}

/** Merges top-level keys into a group's metadata; null takes a key away. @throws PlatformError naming the field */
export function mergeGroupMetaData(
  old: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const merged = Object.fromEntries(
    Object.entries({ ...old, ...change }).filter(([, value]) => value !== null),
  );
  if (!GROUP_TYPES.includes(merged.groupType)) throw invalid("metaData.groupType", "must be speed or valve");
  if (!["boolean", "undefined"].includes(typeof merged.inOutGraphs))
    throw invalid("metaData.inOutGraphs", "must be boolean");
  if (JSON.stringify(merged).length > LONGEST_META_DATA) throw invalid("metaData", "is too large");
  return merged;
}

const PUBLIC_KEYS = ["groupType", "summaryGroups", "inOutGraphs"];

/** A group as embeds and public pages show it: what arranges clients and graphs, and nothing else of its metadata. */
export function publicGroup<G extends { metaData: Record<string, unknown> }>(group: G): G {
  const entries = Object.entries(group.metaData).filter(([key]) => PUBLIC_KEYS.includes(key));
  return { ...group, metaData: Object.fromEntries(entries) };
}
