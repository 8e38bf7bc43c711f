import { ApiError } from "../errors.js";
import { bodyId } from "./bodyId.js";
import { isObject, type Json } from "./decode.js";
import { requireMatch } from "./etag.js";
import { listGroups } from "./groupList.js";
import {
  GROUP,
  GROUP_TYPE,
  type GroupRecord,
  type GroupTypeName,
  type SummaryGroupRecord,
} from "./groups.js";
import { laidOverUntold } from "./laidOver.js";
import { namingFields } from "./namedFaults.js";
import { encodeOwnClasses, type StatedClasses } from "./ownClasses.js";
import type { Platform, WriteOptions } from "./platform.js";
import { wholeRecord } from "./wholeAnswer.js";

/** Fields left out stay unchanged; null `summaryGroups` or `ownClasses` removes them. */
export interface GroupChange {
  name?: string | null;
  type?: GroupTypeName | null;
  timeZone?: string | null;
  inOutGraphs?: boolean | null;
  importsAllowed?: boolean | null;
  secondFactor?: boolean | null;
  summaryGroups?: SummaryGroupRecord[] | null;
  ownClasses?: StatedClasses | null;
}

/** The metadata of a change. Other tools keep keys of their own there. */
function encodeMetaData(change: GroupChange): Json {
  const { type, inOutGraphs, importsAllowed, secondFactor, summaryGroups, ownClasses } = change;
  return {
    ...(type ? { groupType: GROUP_TYPE.wireOf(type) } : {}),
    ...(typeof inOutGraphs === "boolean" ? { inOutGraphs } : {}),
    ...(typeof importsAllowed === "boolean" ? { importsAllowed } : {}),
    ...(typeof secondFactor === "boolean" ? { secondFactor } : {}),
    ...(summaryGroups === undefined ? {} : { summaryGroups: summaryGroups && encodeSummary(summaryGroups) }),
    ...(ownClasses === undefined ? {} : { ownClasses: ownClasses && encodeOwnClasses(ownClasses) }),
  };
}

/** Only the changed fields, for a platform that keeps the rest. */
function encodeGroup({ name, timeZone, ...meta }: GroupChange): Json {
  const metaData = encodeMetaData(meta);
  return {
    ...(name ? { name } : {}),
    ...(timeZone ? { timeZone } : {}),
    ...(Object.keys(metaData).length > 0 ? { metaData: JSON.stringify(metaData) } : {}),
  };
}

const encodeSummary = (groups: readonly SummaryGroupRecord[]) => ({
  groups: groups.map(({ name, clientIds }) => ({ name, clients: clientIds.map(bodyId) })),
});

/** "metaData.summaryGroups.groups.0.clients.1" is our "summaryGroups.0.clientIds.1". */
const groupField = (path: string) =>
  path
    .replace(/^metaData\./, "")
    .replace(/^groupType$/, "type")
    .replace(/^summaryGroups\.groups\b/, "summaryGroups")
    .replace(/^(summaryGroups\.\d+\.)clients\b/, "$1clientIds");

/**
 * POST /group (administrators). If a platform takes only the name, PATCH /group sends the rest.
 * @returns the group; null if the platform does not say which one it is
 * @throws ApiError VALIDATION_FAILED
 */
export async function createGroup(
  platform: Platform,
  group: GroupChange & { name: string },
  options: WriteOptions,
): Promise<GroupRecord | null> {
  if (await platform.offers.has("metadata-merge")) {
    const created = platform.post("group", encodeGroup(group), options);
    return wholeRecord(await namingFields(created, groupField), GROUP);
  }
  const before = new Set((await listGroups(platform)).map(({ id }) => id));
  await refuseZone(platform, group);
  const answer = await platform.post("group", { name: group.name }, options);
  const created = isObject(answer) && answer.id !== undefined ? wholeRecord(answer, GROUP) : null;
  const [found, ...others] = created
    ? [created]
    : (await listGroups(platform)).filter(({ id, name }) => !before.has(id) && name === group.name);
  const saysMore = group.type === "VALVE" || group.inOutGraphs || group.summaryGroups;
  if (found && others.length === 0)
    // A new group has no metadata that could be lost.
    return saysMore
      ? writeGroup(
          platform,
          { id: found.id, name: found.name, metaData: found.metaData ?? {} },
          group,
          options,
        )
      : found;
  if (!saysMore) return null;
  throw new ApiError(
    "UPSTREAM_INVALID_RESPONSE",
    "The group was added, but the platform does not tell which one it is: its type is still to be set.",
  );
}

/**
 * PATCH /group (administrators). If a platform drops what is left out, the whole group is sent with the
 * change laid over.
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED, NOT_OFFERED, UPSTREAM_INVALID_RESPONSE if the current values
 * are unknown
 */
export async function updateGroup(
  platform: Platform,
  groupId: string,
  change: GroupChange,
  options: WriteOptions,
): Promise<GroupRecord> {
  if (change.ownClasses !== undefined) await platform.offers.require("own-classes");
  if (typeof change.importsAllowed === "boolean") await platform.offers.require("imports");
  if (typeof change.secondFactor === "boolean") await platform.offers.require("second-factor");
  if (await platform.offers.has("metadata-merge")) {
    const body = { id: bodyId(groupId), ...encodeGroup(change) };
    const changed = platform.patch("group", body, options);
    return wholeRecord(await namingFields(changed, groupField), GROUP);
  }
  await refuseZone(platform, change);
  const before = await requireGroup(platform, groupId);
  await requireMatch(platform, options, async () => before.etag);
  return writeGroup(platform, before, change, options);
}

async function writeGroup(
  platform: Platform,
  before: Pick<GroupRecord, "id" | "name" | "metaData">,
  change: GroupChange,
  options: WriteOptions,
): Promise<GroupRecord> {
  const metaData = laidOverUntold(before.metaData, encodeMetaData(change));
  const body = {
    id: bodyId(before.id),
    name: change.name ?? before.name,
    ...(metaData ? { metaData: JSON.stringify(metaData) } : {}),
  };
  await platform.patch("group", body, options);
  return requireGroup(platform, before.id);
}

async function requireGroup(platform: Platform, groupId: string): Promise<GroupRecord> {
  const group = (await listGroups(platform)).find(({ id }) => id === groupId);
  if (group) return group;
  throw new ApiError("NOT_FOUND", "There is no such group, or it is not yours.");
}

/** @throws ApiError NOT_OFFERED if a zone is given, and the platform has one zone for all */
async function refuseZone(platform: Platform, { timeZone }: GroupChange): Promise<void> {
  if (timeZone) await platform.offers.require("group-zone");
}

/** DELETE /group (administrators): its clients and users stay, without a group. @throws ApiError NOT_FOUND */
export async function deleteGroup(platform: Platform, groupId: string, options: WriteOptions): Promise<void> {
  await platform.delete("group", { id: groupId }, options);
}

/**
 * POST /group/assignUser (administrators): all of them or none.
 * @throws ApiError NOT_FOUND, CONFLICT for a user who has a group
 */
export async function assignUsers(
  platform: Platform,
  { groupId, userIds }: { groupId: string; userIds: readonly string[] },
  options: WriteOptions,
): Promise<void> {
  const body = { groupId: bodyId(groupId), userId: userIds.join(",") };
  await platform.post("group/assignUser", body, options);
}

/** DELETE /group/assignUser (administrators): removes each from their group. @throws ApiError NOT_FOUND */
export async function unassignUsers(
  platform: Platform,
  userIds: readonly string[],
  options: WriteOptions,
): Promise<void> {
  await platform.delete("group/assignUser", { userId: userIds.join(",") }, options);
}
