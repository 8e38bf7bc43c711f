import { type Caller, sees } from "./callers.js";
import { MARKS, type World } from "./world.js";

/** Who sees one client of a group, and not the others. */
const OF_ONE_CLIENT: readonly Caller[] = ["full key of the client", "view key of the client", "report key"];
const OF_THE_GROUP: readonly Caller[] = ["view key", "view key of the client"];

/** What an answer holds that its reader may not see: marks, names and guids of others. */
export function leaksIn({ tenants }: World, who: Caller, text: string): string[] {
  const seesOwn = sees("own", who) || OF_THE_GROUP.includes(who);
  const forbidden = [
    ...(seesOwn ? [] : [MARKS.own, "own@example.si", tenants.own.client.guid]),
    ...(sees("foreign", who) ? [] : [MARKS.foreign, "foreign@example.si", tenants.foreign.client.guid]),
    ...(seesOwn && !OF_ONE_CLIENT.includes(who) ? [] : [MARKS.sibling]),
    ...(who === "admin" ? [] : ["lone@example.si", tenants.unassigned.guid]),
  ].filter((mark) => !(who === "user without group" && mark === "lone@example.si"));
  return forbidden.filter((mark) => text.includes(mark));
}
