import { flag, id, type Json, list, object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient } from "./http.js";
import { instant } from "./kinds.js";
import { decodeUser, type UserRecord } from "./users.js";
import { wholeObject } from "./wholeAnswer.js";

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
  /** Null where the platform does not tell its metadata, as are the next two. */
  inOutGraphs: boolean | null;
  summaryGroups: SummaryGroupRecord[] | null;
  /** As the platform keeps it, with what nobody here knows. */
  metaData: Json | null;
}

/** Reads the platform's group JSON. */
export function decodeGroup(value: unknown): GroupRecord {
  const group = object(value, "group");
  const isTold = group.metaData !== undefined;
  const meta = object(group.metaData, "group.metaData");
  const groupId = id(group.id, "group.id");
  const type = meta.groupType;
  return {
    id: groupId,
    name: textOrNull(group.name, "group.name") || groupId,
    // User specification, section 3: speed is the default.
    type: String(type).toLowerCase() === "valve" || Number(type ?? 0) === 1 ? "VALVE" : "SPEED",
    timeZone: textOrNull(group.timeZone, "group.timeZone") ?? "Europe/Ljubljana",
    createDate: instant.read(group.createDate, "group.createDate"),
    inOutGraphs: isTold ? flag(meta.inOutGraphs) : null,
    summaryGroups: isTold ? summaryGroups(meta.summaryGroups) : null,
    metaData: isTold ? meta : null,
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

/** GET /group: who belongs to a group. @throws ApiError NOT_FOUND */
export async function getGroupMembers(
  platform: PlatformClient,
  context: CallContext,
  groupId: string,
): Promise<UserRecord[]> {
  return decodeMembers(await platform.get(context, "group", { groupId }), groupId);
}

/** Reads who belongs to a group, of the answer of GET /group. @throws ApiError UPSTREAM_INVALID_RESPONSE where it is none */
export function decodeMembers(answer: unknown, groupId: string): UserRecord[] {
  const { users } = wholeObject(answer, "group");
  return list(users, "group.users", (user) => ({ ...decodeUser(user), groupId }));
}
