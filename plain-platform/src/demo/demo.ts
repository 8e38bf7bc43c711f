import { Store } from "../store/store.js";
import { addAdministration } from "./administration.js";
import { addRoadClients, type LiveDevice } from "./clients.js";
import { addPark } from "./park.js";
import { type Random, seededRandom } from "./random.js";
import { addVideos } from "./videos.js";

/** Accounts of the demo. */
export const DEMO_ACCOUNTS = [
  { email: "admin@plain.example", password: "plain-admin-2026", role: "administrator" },
  { email: "promet@plain.example", password: "plain-2026-promet", role: "Mestna občina Kranj" },
  { email: "voda@plain.example", password: "plain-2026-voda", role: "Park" },
] as const;

/** A view-only key of the first speed group. */
export const DEMO_KEY = "plain-view-only-2026";

/** A demo's store, with the state to continue it. */
export interface Demo {
  readonly store: Store;
  readonly random: Random;
  readonly devices: LiveDevice[];
}

const SEED = 2_026;

/**
 * Two groups of roads and a park, with their devices' counts of so many days up to `now` (Unix seconds);
 * always the same.
 */
export function makeDemo(now: number, days = 62): Demo {
  const store = new Store();
  const random = seededRandom(SEED);
  const [admin, traffic, water] = DEMO_ACCOUNTS;
  const kranj = store.addGroup({ name: traffic.role, metaData: { groupType: "speed" } });
  const sencur = store.addGroup({ name: "Občina Šenčur", metaData: { groupType: "speed" } });
  const park = store.addGroup({ name: water.role, metaData: { groupType: "valve" } });
  store.addUser({ email: admin.email, password: admin.password, admin: true });
  store.addUser({ email: traffic.email, password: traffic.password, groupId: kranj.id });
  store.addUser({ email: water.email, password: water.password, groupId: park.id });

  const devices = addRoadClients(store, random, { kranj: kranj.id, sencur: sencur.id }, now, days);
  kranj.metaData = { ...kranj.metaData, summaryGroups: summaryGroupsOf(devices) };
  addPark(store, park.id, now);
  const signs = devices.filter(({ device }) => device.road !== undefined).map(({ clientId }) => clientId);
  addAdministration(store, signs, now);
  addVideos(store, now);
  store.addApiKey({ key: DEMO_KEY, viewOnly: true, groupId: kranj.id });
  return { store, random, devices };
}

function summaryGroupsOf(devices: readonly LiveDevice[]) {
  const roads = [...new Set(devices.flatMap(({ device }) => device.road ?? []))];
  const clientsOf = (road: string) =>
    devices.filter(({ device }) => device.road === road).map(({ clientId }) => clientId);
  return { groups: roads.map((name) => ({ name, clients: clientsOf(name) })) };
}
