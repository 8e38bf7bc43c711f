import { ApiError } from "../errors.js";
import { type Json, list, object, objectOrNull } from "./decode.js";
import { etagOf } from "./etag.js";
import type { Kind } from "./kind.js";
import { flag, id, instant, listOf, text } from "./kinds.js";
import { label, line } from "./names.js";
import { ownClassesIn } from "./ownClasses.js";
import type { Platform } from "./platform.js";
import { firstSaid, ITSELF, may, need, type RecordOf, sure, table } from "./table.js";
import { USER, type UserRecord } from "./users.js";
import { wholeObject, wholeRecord, wholeRows } from "./wholeAnswer.js";
import { type NameOf, oneOf } from "./words.js";

export const GROUP_TYPE = oneOf(
  {
    SPEED: { wire: ["speed", 0], description: "Signs and counters, with their traffic." },
    VALVE: { wire: ["valve", 1], description: "Irrigation valves, with their schedules." },
  },
  "GroupType",
  "What a group's overview shows.",
);
export type GroupTypeName = NameOf<typeof GROUP_TYPE>;

export const SUMMARY_GROUP = table(
  "SummaryGroup",
  "Devices that the summary screen shows together: a road, or a part of a town.",
  {
    name: sure("name", line, "What it is called on screens.", ""),
    clientIds: sure("clients", listOf(id), undefined, []),
  },
);
export type SummaryGroupRecord = RecordOf<typeof SUMMARY_GROUP>;

const summary = listOf(SUMMARY_GROUP);

/** A value read from a group's metadata; null if these are not sent. */
const inMetaData = <T>(shape: Kind<T>["shape"], read: (metaData: Json, field: string) => T): Kind<T> => ({
  shape,
  read: (wire, field) => (wire === undefined ? null : read(object(wire, field), field)),
});
const inOutGraphs = inMetaData(
  flag.shape,
  ({ inOutGraphs }, field) => flag.read(inOutGraphs, field) ?? false,
);
const importsAllowed = inMetaData(
  flag.shape,
  ({ importsAllowed }, field) => flag.read(importsAllowed, field) ?? false,
);
const secondFactor = inMetaData(
  flag.shape,
  ({ secondFactor }, field) => flag.read(secondFactor, field) ?? false,
);
const summaryGroups = inMetaData(
  summary.shape,
  ({ summaryGroups }, field) => summary.read(objectOrNull(summaryGroups, field)?.groups, field) ?? [],
);
const metaData = inMetaData("JSONObject", (metaData) => metaData);

export const GROUP = table("Group", "A tenant: its users see its devices.", {
  id: need("id", id, "Of the group."),
  name: sure(ITSELF, firstSaid("group", may("name", label), may("id", id)), "What it is called."),
  // User specification, section 3: speed is the default. `groupType` next to the metadata is set by the
  // gateway.
  type: sure(["metaData.groupType", "groupType"], GROUP_TYPE, "What its overview shows.", "speed"),
  timeZone: sure(
    "timeZone",
    text,
    "IANA zone in which the group's hours and days are counted.",
    "Europe/Ljubljana",
  ),
  createDate: may("createDate", instant, "When it was made; null where the caller is not told."),
  inOutGraphs: may("metaData", inOutGraphs, "Whether counts are shown by direction; null: not told."),
  importsAllowed: may(
    "metaData",
    importsAllowed,
    "Whether its users may bring files of records into its devices; null: not told.",
  ),
  secondFactor: may(
    "metaData",
    secondFactor,
    "Whether its users need a second factor to sign in by a password; null: not told.",
  ),
  summaryGroups: may(
    "metaData",
    summaryGroups,
    "How the summary screen arranges its devices; empty: no summary; null: not told.",
  ),
  ownClasses: may(
    "metaData",
    ownClassesIn,
    "Its own classes of speed and length, by which figures are told beside the usual ones; null: not told.",
  ),
  // As the platform keeps it, including unknown keys.
  metaData: may("metaData", metaData),
  etag: etagOf("name", "metaData"),
});
export type GroupRecord = RecordOf<typeof GROUP>;

/**
 * Reads groups. A group without metadata is one of valves if the platform has a valve location with its id.
 */
export async function decodeGroups(platform: Platform, told: readonly unknown[]): Promise<GroupRecord[]> {
  const groups = told.map((group) => wholeRecord(group, GROUP));
  if (groups.every(({ metaData }) => metaData !== null)) return groups;
  const locations = await locationIds(platform);
  return groups.map((group, place) =>
    group.metaData === null && locations.has(group.id)
      ? wholeRecord({ ...object(told[place], "group"), groupType: "valve" }, GROUP)
      : group,
  );
}

/** Empty for view-only callers, who may not ask for them. */
async function locationIds(platform: Platform): Promise<ReadonlySet<string>> {
  try {
    const locations = wholeRows(await platform.get("zalivalnik"), "zalivalnik");
    return new Set(locations.map((location) => String(object(location, "valveLocation").id)));
  } catch (error) {
    if (error instanceof ApiError && (error.code === "FORBIDDEN" || error.code === "NOT_FOUND"))
      return new Set();
    throw error;
  }
}

/** GET /group: the users of a group; null if they are not told. @throws ApiError NOT_FOUND */
export async function getGroupMembers(platform: Platform, groupId: string): Promise<UserRecord[] | null> {
  return decodeMembers(await platform.get("group", { groupId }), groupId);
}

/**
 * Reads the users of a group from the answer of GET /group; null if it tells none.
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if it is none
 */
export function decodeMembers(answer: unknown, groupId: string): UserRecord[] | null {
  const { users } = wholeObject(answer, "group");
  if (users === undefined || users === null) return null;
  return list(users, "group.users", (user) => wholeRecord({ ...object(user, "user"), groupId }, USER));
}
