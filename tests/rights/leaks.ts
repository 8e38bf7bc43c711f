import { type Caller, sees } from "./callers.js";
import { MARKS, type World } from "./world.js";

/** Callers that see one client of a group, but not the others. */
const OF_ONE_CLIENT: readonly Caller[] = ["full key of the client", "view key of the client", "report key"];

/** Marks, names and guids in an answer that its reader may not see. */
export function leaksIn({ tenants }: World, who: Caller, text: string): string[] {
  const seesOwn = sees("own", who);
  const forbidden = [
    ...(seesOwn ? [] : [MARKS.own, "own@example.si", tenants.own.client.guid]),
    ...(sees("foreign", who) ? [] : [MARKS.foreign, "foreign@example.si", tenants.foreign.client.guid]),
    ...(seesOwn && !OF_ONE_CLIENT.includes(who) ? [] : [MARKS.sibling]),
    ...(who === "admin" ? [] : [tenants.unassigned.guid]),
    ...(who === "admin" || who === "user without group" ? [] : ["lone@example.si"]),
  ];
  return forbidden.filter((mark) => text.includes(mark));
}
