import { flag, id, list, object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient } from "./http.js";

/** A group, decoded. */
export interface GroupRecord {
  id: string;
  name: string;
  type: "SPEED" | "VALVE";
  timeZone: string;
  inOutGraphs: boolean;
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
    inOutGraphs: flag(meta.inOutGraphs),
  };
}

/** GET /group/list: the groups that the caller may see. */
export async function listGroups(platform: PlatformClient, context: CallContext): Promise<GroupRecord[]> {
  return list(await platform.get(context, "group/list"), "group/list", decodeGroup);
}
