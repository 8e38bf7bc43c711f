import { bodyId } from "./bodyId.js";
import { flag, id, intOrNull, type Json, list, object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient, WriteOptions } from "./http.js";
import { namingFields } from "./namedFaults.js";
import { decodeUser, type UserRecord } from "./users.js";

export type GroupTypeName = "SPEED" | "VALVE";

/** Devices that the summary screen shows together: a road, or a part of a town. */
export interface SummaryGroupRecord {
  name: string;
  clientIds: string[];
}

/** A group, decoded. */
export interface GroupRecord {
  id: string;
  name: string;
  type: GroupTypeName;
  timeZone: string;
  createDate: number | null;
  inOutGraphs: boolean;
  summaryGroups: SummaryGroupRecord[];
}

/** Reads the platform's group JSON. */
export function decodeGroup(value: unknown): GroupRecord {
  const group = object(value, "group");
  const meta = object(group.metaData, "group.metaData");
  const type = meta.groupType;
  return {
    id: id(group.id, "group.id"),
    name: textOrNull(group.name, "group.name") ?? "",
    type: type === "valve" || type === 1 ? "VALVE" : "SPEED",
    timeZone: textOrNull(group.timeZone, "group.timeZone") ?? "Europe/Ljubljana",
    createDate: intOrNull(group.createDate, "group.createDate"),
    inOutGraphs: flag(meta.inOutGraphs),
    summaryGroups: summaryGroups(meta.summaryGroups),
  };
}

function summaryGroups(value: unknown): SummaryGroupRecord[] {
  if (value === null || value === undefined) return [];
  return list(object(value, "group.summaryGroups").groups, "group.summaryGroups.groups", (item) => {
    const { name, clients } = object(item, "group.summaryGroup");
    return {
      name: textOrNull(name, "group.summaryGroup.name") ?? "",
      clientIds: list(clients, "group.summaryGroup.clients", (client) =>
        id(client, "group.summaryGroup.clients"),
      ),
    };
  });
}

/** GET /group/list: the groups that the caller may see. */
export async function listGroups(platform: PlatformClient, context: CallContext): Promise<GroupRecord[]> {
  return list(await platform.get(context, "group/list"), "group/list", decodeGroup);
}

/** GET /group: who belongs to a group. @throws ApiError NOT_FOUND */
export async function getGroupMembers(
  platform: PlatformClient,
  context: CallContext,
  groupId: string,
): Promise<UserRecord[]> {
  const { users } = object(await platform.get(context, "group", { groupId }), "group");
  return list(users, "group.users", (user) => ({ ...decodeUser(user), groupId }));
}

/** What is left out stays; `summaryGroups` null takes them away. */
export interface GroupChange {
  name?: string | null;
  type?: GroupTypeName | null;
  timeZone?: string | null;
  inOutGraphs?: boolean | null;
  summaryGroups?: SummaryGroupRecord[] | null;
}

/** Only what changes: the platform merges metadata by key, and other tools keep keys of their own there. */
function encodeGroup({ name, type, timeZone, inOutGraphs, summaryGroups }: GroupChange): Json {
  const metaData: Json = {
    ...(type ? { groupType: type.toLowerCase() } : {}),
    ...(typeof inOutGraphs === "boolean" ? { inOutGraphs } : {}),
    ...(summaryGroups === undefined ? {} : { summaryGroups: summaryGroups && encodeSummary(summaryGroups) }),
  };
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

/** POST /group (administrators). @throws ApiError VALIDATION_FAILED */
export async function createGroup(
  platform: PlatformClient,
  context: CallContext,
  group: GroupChange & { name: string },
  options: WriteOptions,
): Promise<GroupRecord> {
  const call = platform.post(context, "group", encodeGroup(group), options);
  return decodeGroup(await namingFields(call, groupField));
}

/** PATCH /group (administrators). @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function updateGroup(
  platform: PlatformClient,
  context: CallContext,
  groupId: string,
  change: GroupChange,
  options: WriteOptions,
): Promise<GroupRecord> {
  const body = { id: bodyId(groupId), ...encodeGroup(change) };
  return decodeGroup(await namingFields(platform.patch(context, "group", body, options), groupField));
}

/** DELETE /group (administrators): its clients and users stay, without it. @throws ApiError NOT_FOUND */
export async function deleteGroup(
  platform: PlatformClient,
  context: CallContext,
  groupId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "group", { id: groupId }, options);
}

/** POST /group/assignUser (administrators): all of them or none. @throws ApiError NOT_FOUND, CONFLICT for who has a group */
export async function assignUsers(
  platform: PlatformClient,
  context: CallContext,
  { groupId, userIds }: { groupId: string; userIds: readonly string[] },
  options: WriteOptions,
): Promise<void> {
  const body = { groupId: bodyId(groupId), userId: userIds.join(",") };
  await platform.post(context, "group/assignUser", body, options);
}

/** DELETE /group/assignUser (administrators): out of the group that each has. @throws ApiError NOT_FOUND */
export async function unassignUsers(
  platform: PlatformClient,
  context: CallContext,
  userIds: readonly string[],
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "group/assignUser", { userId: userIds.join(",") }, options);
}
