import Type from "typebox";
import { Compile } from "typebox/compile";
import { invalid } from "../errors.js";
import { isZone } from "../time/zone.js";

const LONGEST_META_DATA = 64 * 1024;
const GROUP_TYPES: readonly unknown[] = ["speed", "valve", undefined];

/** @returns the zone @throws PlatformError where the name is no IANA zone */
export function checkZone(name: string): string {
  if (!isZone(name)) throw invalid("timeZone", "must be an IANA time zone, such as Europe/Ljubljana");
  return name;
}

const SummaryGroups = Type.Object({
  groups: Type.Array(
    Type.Object({
      name: Type.String({ minLength: 1, maxLength: 200 }),
      clients: Type.Array(Type.Integer(), { maxItems: 1000 }),
    }),
    { maxItems: 100 },
  ),
});
const checkSummary = Compile(SummaryGroups);

/**
 * Merges top-level keys into a group's metadata; null takes a key away.
 * @param members ids of the group's clients: summary groups may be of them alone
 * @throws PlatformError naming the field
 */
export function mergeGroupMetaData(
  old: Record<string, unknown>,
  change: Record<string, unknown>,
  members: number[],
): Record<string, unknown> {
  const merged = Object.fromEntries(
    Object.entries({ ...old, ...change }).filter(([, value]) => value !== null),
  );
  if (!GROUP_TYPES.includes(merged.groupType)) throw invalid("metaData.groupType", "must be speed or valve");
  if (!["boolean", "undefined"].includes(typeof merged.inOutGraphs))
    throw invalid("metaData.inOutGraphs", "must be boolean");
  if (!["boolean", "undefined"].includes(typeof merged.importsAllowed))
    throw invalid("metaData.importsAllowed", "must be boolean");
  if (change.summaryGroups !== undefined && change.summaryGroups !== null)
    checkSummaryGroups(change.summaryGroups, members);
  if (JSON.stringify(merged).length > LONGEST_META_DATA) throw invalid("metaData", "is too large");
  return merged;
}

function checkSummaryGroups(summary: unknown, members: number[]): void {
  const path = "metaData.summaryGroups";
  if (!checkSummary.Check(summary)) {
    const [fault] = checkSummary.Errors(summary);
    throw invalid(`${path}${fault?.instancePath.replaceAll("/", ".") ?? ""}`, fault?.message ?? "is wrong");
  }
  for (const [index, { clients }] of summary.groups.entries()) {
    const stranger = clients.findIndex((id) => !members.includes(id));
    if (stranger >= 0)
      throw invalid(`${path}.groups.${index}.clients.${stranger}`, "is no client of the group");
  }
}

/** Whether a group is a location of irrigation valves. */
export function isValveGroup({ metaData }: { metaData: Record<string, unknown> }): boolean {
  return metaData.groupType === "valve";
}

const PUBLIC_KEYS = ["groupType", "summaryGroups", "inOutGraphs"];

/** A group as embeds and public pages show it: what arranges clients and graphs, and nothing else of its metadata. */
export function publicGroup<G extends { metaData: Record<string, unknown>; etag: string | null }>(
  group: G,
): G {
  const entries = Object.entries(group.metaData).filter(([key]) => PUBLIC_KEYS.includes(key));
  return { ...group, metaData: Object.fromEntries(entries), etag: null };
}
