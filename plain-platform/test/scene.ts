import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { buildServer, type PlainServer, type ServerOptions } from "../src/server.js";
import { Store } from "../src/store/store.js";

/** A Wednesday, 20 May 2026, 14:00 in Ljubljana; Unix seconds. */
export const NOW = Date.UTC(2026, 4, 20, 12) / 1_000;

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Who calls: by a session (and a group), or a key; nobody without both. */
interface Caller {
  readonly session?: string;
  readonly group?: number;
  readonly key?: string;
}

export const ADMIN: Caller = { session: "of-admin" };
/** A user of the group Ana's, of roads. */
export const ANA: Caller = { session: "of-ana" };
/** A user of the group Bor's, of valves. */
export const BOR: Caller = { session: "of-bor" };
/** A view-only key of Ana's first client. */
export const KEY: Caller = { key: "of-first" };
/** A view-only key of Ana's group. */
export const GROUP_KEY: Caller = { key: "of-anas" };
export const NOBODY: Caller = {};

/** Two groups with their users, clients of each and one of nobody, and a server before them. */
export function scene(options: Omit<ServerOptions, "data" | "now"> = {}) {
  const store = new Store();
  const roads = store.addGroup({ name: "Ana's", metaData: { groupType: "speed" } });
  const valves = store.addGroup({ name: "Bor's", metaData: { groupType: "valve" } });
  const admin = store.addUser({ email: "admin@plain.example", password: "admin-123", admin: true });
  const ana = store.addUser({ email: "ana@plain.example", password: "ana-12345", groupId: roads.id });
  const bor = store.addUser({ email: "bor@plain.example", password: "bor-12345", groupId: valves.id });
  const waiting = store.addUser({ email: "cene@plain.example", password: "cene-1234" });
  for (const [session, { id }] of Object.entries({ "of-admin": admin, "of-ana": ana, "of-bor": bor }))
    store.sessions.set(session, id);
  const first = store.addClient({
    groupId: roads.id,
    metaData: { locationName: "Šola", speedLimit: 50, notes: "nova" },
    info: { firmwareVersion: "1.0" },
  });
  const second = store.addClient({ groupId: roads.id });
  const valve = store.addClient({ groupId: valves.id, metaData: { locationName: "Vrt" } });
  const free = store.addClient();
  const bundle = store.addBundle({ groupId: valves.id, name: "Sever", clients: [valve.id] });
  store.addApiKey({ key: "of-first", viewOnly: true, clientId: first.id });
  store.addApiKey({ key: "of-anas", viewOnly: true, groupId: roads.id });
  const server = buildServer({ ...options, data: store, now: () => NOW });
  return {
    ...{
      server,
      store,
      call: caller(server),
      roads,
      valves,
      ana,
      bor,
      waiting,
      first,
      second,
      valve,
      free,
      bundle,
    },
  };
}

/** @returns makes a call with the default headers: `body` as JSON, else with `extra` as it is */
function caller(server: PlainServer) {
  return (
    who: Caller,
    method: Method,
    url: string,
    body?: object,
    extra: InjectOptions = {},
  ): Promise<LightMyRequestResponse> =>
    server.inject({
      method,
      url,
      ...(body && { payload: body }),
      ...extra,
      headers: {
        ...(who.session && { "x-session-id": who.session }),
        ...(who.group && { "x-group-id": String(who.group) }),
        ...(who.key && { authorization: `ApiKey ${who.key}` }),
        ...extra.headers,
      },
    });
}
