import type { Static } from "typebox";
import type { MemberPrincipal } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import { findClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { type GroupsShown, listGroups } from "../groups/store.js";
import type { LocationJson } from "./schemas.js";
import { bundlesOfGroups, programmesOf, scheduleOf } from "./store.js";
import { valvesOf } from "./valveJson.js";

/** The valve locations that somebody may see, by name; with one client's key, what concerns that client. */
export async function listLocations(
  db: Db,
  member: MemberPrincipal,
  now: number,
): Promise<Static<typeof LocationJson>[]> {
  const scope = clientScope(member);
  const groups = (await listGroups(db, shownGroups(member))).filter(({ valve }) => valve === 1);
  const clients = (await findClients(db, scope)).filter(({ isValve }) => isValve);
  const programmes = await programmesOf(
    db,
    clients.map(({ id }) => id),
  );
  const valves = await valvesOf(db, clients, scope, now);
  const bundles = await bundlesOfGroups(
    db,
    groups.map(({ id }) => id),
  );
  const shownBundles = bundles.map((bundle) => ({
    groupId: bundle.group_id,
    id: bundle.id,
    name: bundle.name,
    schedule: scheduleOf(bundle),
    clients: valves.filter(({ id }) => programmes.get(id)?.bundleId === bundle.id),
  }));
  const wholeGroups = scope.kind !== "clients";
  return groups.map(({ id: groupId, name, time_zone }) => {
    const own = shownBundles.filter((bundle) => bundle.groupId === groupId);
    const bundled = new Set(own.flatMap((bundle) => bundle.clients.map(({ id }) => id)));
    return {
      id: groupId,
      name,
      timeZone: time_zone,
      bundles: own
        .filter((bundle) => wholeGroups || bundle.clients.length > 0)
        .map(({ groupId: _group, ...bundle }) => bundle),
      unbundled: valves.filter((valve) => valve.groups.includes(groupId) && !bundled.has(valve.id)),
    };
  });
}

function shownGroups(member: MemberPrincipal): GroupsShown {
  if (member.kind === "admin") return "all";
  if (member.groupId !== null) return { id: member.groupId };
  return member.kind === "key" && member.clientId !== null ? { clientIds: [member.clientId] } : "none";
}
