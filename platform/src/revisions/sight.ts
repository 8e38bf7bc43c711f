import type { MemberPrincipal } from "../auth/principal.js";
import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { type Limits, seenLimits } from "../measurements/speedLimits.rules.js";
import { type Stay, seenStays } from "../places/stays.rules.js";
import { type Content, limitsContent, staysContent } from "./contents.js";
import type { RevisionKind } from "./kinds.js";

/** What is seen of a version: nothing of a time or a place that is not its reader's. */
export type Cut = (content: Content) => Content;

const WHOLE: Cut = (content) => content;

/**
 * A version that was made while its reader had the client may tell of the time before: those of stays and of
 * limits are of all time.
 * @param contents the versions that are to be cut
 */
export async function cutFor(
  db: Db,
  viewer: MemberPrincipal,
  { kind, client }: { kind: RevisionKind; client: ClientRecord | null },
  contents: readonly (Content | null)[],
): Promise<Cut> {
  if (client === null || viewer.kind === "admin") return WHOLE;
  const { seenFrom } = client;
  if (kind === "limits") return (content) => limitsContent(seenLimits(content.limits as Limits, seenFrom));
  if (kind !== "stays") return WHOLE;
  const ids = contents.flatMap((content) =>
    (content ? staysIn(content) : []).flatMap((one) => one.placeId ?? []),
  );
  const groups = viewer.groupId === null ? client.groups : [viewer.groupId];
  const closed = await placesOfOthers(db, [...new Set(ids)], groups);
  const isOpen = ({ placeId }: Stay) => placeId === null || !closed.has(placeId);
  return (content) => staysContent(seenStays(staysIn(content), seenFrom).filter(isOpen));
}

const staysIn = ({ stays }: Content): Stay[] => stays as Stay[];

/** The places among some that none of these groups has: a border may have been corrected since. */
async function placesOfOthers(db: Db, ids: number[], groups: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const known = await db.selectFrom("client").select("id").where("id", "in", ids).execute();
  const owned = await db
    .selectFrom("place_group")
    .select(["place_id", "group_id"])
    .where("place_id", "in", ids)
    .execute();
  const own = new Set(owned.filter(({ group_id }) => groups.includes(group_id)).map((row) => row.place_id));
  return new Set(known.map(({ id }) => id).filter((id) => !own.has(id)));
}
