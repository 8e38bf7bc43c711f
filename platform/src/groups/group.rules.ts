import { fieldFault } from "@obcestje/contract/faults.js";
import { SUMMARY_GROUPS } from "@obcestje/contract/limits/counts.js";
import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { invalid, invalidField } from "../errors.js";
import { keywordFault } from "../http/keywordFault.js";
import { isZone } from "../time/zone.js";
import { checkOwnClasses } from "./ownClasses.rules.js";

const LONGEST_META_DATA = 64 * 1024;
const GROUP_TYPES: readonly unknown[] = ["speed", "valve", undefined];

/** @returns the zone @throws PlatformError if the name is no IANA zone */
export function checkZone(name: string): string {
  if (!isZone(name)) throw invalid("timeZone", "NOT_A_TIME_ZONE");
  return name;
}

const SummaryGroups = Type.Object({
  groups: Type.Array(
    Type.Object({
      name: Type.String({ minLength: 1, maxLength: LONGEST_NAME }),
      clients: Type.Array(Type.Integer(), { maxItems: 1000 }),
    }),
    { maxItems: SUMMARY_GROUPS },
  ),
});
const checkSummary = Compile(SummaryGroups);

/**
 * Merges top-level keys into a group's metadata; null removes a key.
 * @param members ids of the group's clients: summary groups may only contain these
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
  if (!GROUP_TYPES.includes(merged.groupType))
    throw invalidField({
      ...fieldFault("metaData.groupType", "NOT_ONE_OF"),
      message: "must be speed or valve",
    });
  if (!["boolean", "undefined"].includes(typeof merged.inOutGraphs))
    throw invalid("metaData.inOutGraphs", "NOT_BOOLEAN");
  if (!["boolean", "undefined"].includes(typeof merged.importsAllowed))
    throw invalid("metaData.importsAllowed", "NOT_BOOLEAN");
  if (!["boolean", "undefined"].includes(typeof merged.secondFactor))
    throw invalid("metaData.secondFactor", "NOT_BOOLEAN");
  if (change.summaryGroups !== undefined && change.summaryGroups !== null)
    checkSummaryGroups(change.summaryGroups, members);
  if (change.ownClasses !== undefined && change.ownClasses !== null) checkOwnClasses(change.ownClasses);
  if (JSON.stringify(merged).length > LONGEST_META_DATA) throw invalid("metaData", "TOO_MUCH");
  return merged;
}

function checkSummaryGroups(summary: unknown, members: number[]): void {
  const path = "metaData.summaryGroups";
  if (!checkSummary.Check(summary)) {
    const [fault] = checkSummary.Errors(summary);
    if (!fault) throw invalid(path, "WRONG");
    throw invalidField(keywordFault(`${path}${fault.instancePath.replaceAll("/", ".")}`, fault));
  }
  for (const [index, { clients }] of summary.groups.entries()) {
    const stranger = clients.findIndex((id) => !members.includes(id));
    if (stranger >= 0) throw invalid(`${path}.groups.${index}.clients.${stranger}`, "NOT_OF_GROUP");
  }
}

/** True if a group is a location of irrigation valves. */
export function isValveGroup({ metaData }: { metaData: Record<string, unknown> }): boolean {
  return metaData.groupType === "valve";
}

/** True if a group's people need a second factor to sign in by a password. */
export function demandsSecondFactor({ metaData }: { metaData: Record<string, unknown> }): boolean {
  return metaData.secondFactor === true;
}

const PUBLIC_KEYS = ["groupType", "summaryGroups", "inOutGraphs"];

/** A group as embeds and public pages show it: only the metadata that arranges clients and graphs. */
export function publicGroup<G extends { metaData: Record<string, unknown>; etag: string | null }>(
  group: G,
): G {
  const entries = Object.entries(group.metaData).filter(([key]) => PUBLIC_KEYS.includes(key));
  return { ...group, metaData: Object.fromEntries(entries), etag: null };
}
