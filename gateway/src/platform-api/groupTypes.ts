import { ApiError } from "../errors.js";
import { object } from "./decode.js";
import { decodeGroup, type GroupRecord } from "./groups.js";
import type { CallContext, PlatformClient } from "./http.js";
import { wholeRows } from "./wholeAnswer.js";

/** Reads groups. One whose metadata are not told is of valves where the platform tells a valve location of its id. */
export async function decodeGroups(
  platform: PlatformClient,
  context: CallContext,
  told: readonly unknown[],
): Promise<GroupRecord[]> {
  const groups = told.map(decodeGroup);
  if (groups.every(({ metaData }) => metaData !== null)) return groups;
  const locations = await locationIds(platform, context);
  return groups.map((group) =>
    group.metaData === null && locations.has(group.id) ? { ...group, type: "VALVE" } : group,
  );
}

/** None for who only looks, and may not ask for them. */
async function locationIds(platform: PlatformClient, context: CallContext): Promise<ReadonlySet<string>> {
  try {
    const locations = wholeRows(await platform.get(context, "zalivalnik"), "zalivalnik");
    return new Set(locations.map((location) => String(object(location, "valveLocation").id)));
  } catch (error) {
    if (error instanceof ApiError && (error.code === "FORBIDDEN" || error.code === "NOT_FOUND"))
      return new Set();
    throw error;
  }
}
