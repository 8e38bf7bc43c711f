import type { Static } from "typebox";
import type { MemberPrincipal } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import { findClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { type GroupsShown, listGroups } from "../groups/store.js";
import { ahead, toBundleJson } from "./bundleJson.js";
import type { LocationJson } from "./schemas.js";
import { bundlesOfGroups, clientIdsOfBundles } from "./store.js";
import { valvesOf } from "./valveJson.js";

/**
 * The valve locations that the caller may see, by name; with one client's key, only that client's part.
 * @param groupId if given, only that location
 */
export async function listLocations(
  db: Db,
  member: MemberPrincipal,
  now: number,
  groupId?: number,
): Promise<Static<typeof LocationJson>[]> {
  const scope = clientScope(member);
  const groups = (await listGroups(db, shownGroups(member))).filter(
    ({ id, valve }) => valve === 1 && (groupId === undefined || id === groupId),
  );
  const shown = new Set(groups.map(({ id }) => id));
  const clients = (await findClients(db, scope)).filter((client) =>
    client.groups.some((id) => shown.has(id)),
  );
  const valves = new Map((await valvesOf(db, clients, scope, now)).map((valve) => [valve.id, valve]));
  const bundles = await bundlesOfGroups(db, [...shown]);
  const members = await clientIdsOfBundles(
    db,
    bundles.map(({ id }) => id),
  );
  const wholeGroups = scope.kind !== "clients";
  return groups.map(({ id, name, time_zone, rain_delay_until }) => {
    const own = bundles
      .filter((bundle) => bundle.group_id === id)
      .map((bundle) => {
        const inBundle = (members.get(bundle.id) ?? []).flatMap((valve) => valves.get(valve) ?? []);
        return toBundleJson(bundle, inBundle, member, now);
      });
    const bundled = new Set(own.flatMap((bundle) => bundle.clients.map((valve) => valve.id)));
    return {
      id,
      name,
      timeZone: time_zone,
      rainDelayUntil: ahead(rain_delay_until, now),
      bundles: own.filter((bundle) => wholeGroups || bundle.clients.length > 0),
      unbundled: [...valves.values()].filter((valve) => valve.groups.includes(id) && !bundled.has(valve.id)),
    };
  });
}

function shownGroups(member: MemberPrincipal): GroupsShown {
  if (member.kind === "admin") return "all";
  if (member.groupId !== null) return { id: member.groupId };
  return member.kind === "key" && member.clientId !== null ? { clientIds: [member.clientId] } : "none";
}
