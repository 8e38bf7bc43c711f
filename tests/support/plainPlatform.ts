import { isObject, type JsonObject } from "../../plain-platform/src/json.js";
import { buildServer, type PlainServer } from "../../plain-platform/src/server.js";
import type {
  ActionTemplate,
  Client,
  ConfigTemplate,
  Diagnostic,
  Group,
  Reading,
  Resource,
  VideoVehicle,
} from "../../plain-platform/src/store/records.js";
import { removeGroup, removeUser } from "../../plain-platform/src/store/removal.js";
import { Store } from "../../plain-platform/src/store/store.js";
import { parseSwitches } from "../../plain-platform/src/switches.js";
import { ADMIN } from "./fleet.js";
import { type Account, PlatformApi } from "./platformApi.js";

/**
 * The platform of `TEST_SITE` "plain": the specification's calls, and a route for devices, which the
 * specification leaves out. Tests' devices post the same data there as to ours.
 */
export function buildPlainPlatform(now: () => number, data: Store): PlainServer {
  const server = buildServer({ now, data, switches: parseSwitches(process.env.TEST_SWITCHES ?? "") });
  const deviceOf = (authorization: string | undefined): Client => {
    const device = data.clients.all().find(({ apiKey }) => authorization === `ApiKey ${apiKey}`);
    if (!device) throw new Error("Nobody's device posts.");
    return device;
  };
  server.post<{ Body: Status }>("/device/status", async ({ headers, body }) => {
    keepStatus(data, deviceOf(headers.authorization), body);
    return {};
  });
  server.post<{ Body: { to: number; readings: Posted[] } }>(
    "/device/measurements",
    async ({ headers, body }) => {
      const device = deviceOf(headers.authorization);
      data.addReadings(device.id, body.readings.map(readingOf));
      data.setActive(device.id, Math.max(device.lastActiveDate ?? 0, body.to));
      return {};
    },
  );
  server.get("/device/config", async ({ headers }, reply) => {
    const { config } = deviceOf(headers.authorization);
    return config ?? reply.code(404).send({ message: "There is no configuration." });
  });
  server.get("/device/actions", async () => []);
  server.get("/device/firmware", async (_request, reply) => reply.code(204).send());
  return server;
}

/** A device's status report; instants in Unix seconds, battery in volts, rssi in dBm. */
interface Status {
  timestamp: number;
  battery?: number;
  rssi?: number;
  firmwareVersion?: string;
  configName?: string;
  hwType?: string;
  alarms?: string[];
}

/** A vehicle as devices post it; speed in km/h, length in metres. */
type Posted = Omit<Reading, "kind" | "measurements"> & { samples?: number };

export function storeWithAdmin(): Store {
  const store = new Store();
  store.addUser({ ...ADMIN, admin: true });
  return store;
}

const readingOf = ({ samples = 1, ...reading }: Posted): Reading => ({
  ...reading,
  kind: "vehicle",
  measurements: samples,
});

function keepStatus(store: Store, device: Client, status: Status): void {
  const { timestamp, battery, rssi, firmwareVersion, configName, hwType, alarms } = status;
  store.setActive(device.id, timestamp);
  device.info = {
    ...device.info,
    ...told({ firmwareVersion, configName, lastBatt: battery, lastRssi: rssi }),
  };
  if (alarms) device.alarms = alarms.map((text) => ({ text }));
  const { reportedParameters } = device.metaData;
  const reported = isObject(reportedParameters) ? reportedParameters : {};
  device.metaData = { ...device.metaData, reportedParameters: { ...reported, ...told({ hwType }) } };
  const diagnostic: Diagnostic = { timestamp, ...told({ voltage: battery, signalStrength: rssi }) };
  store.addDiagnostics(device.id, [diagnostic]);
}

const told = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

type Fields = JsonObject & { id: number; clientId: number; groupId: number; userId: number };
type SetUp = (store: Store, given: Fields) => unknown;

/** Calls by which tests set up and read our platform, applied to the store of a plain one. */
const SET_UPS: Record<string, SetUp> = {
  "GET /client": (store, { clientId }) => store.clients.get(Number(clientId)),
  "GET /client/listAll": (store) => store.clients.all(),
  "GET /config": (store, { clientId }) => ({ data: store.clients.get(Number(clientId))?.config }),
  "GET /resource/list": (store, { bucket }) => store.resources.all().filter((one) => one.bucket === bucket),
  "GET /stetje/video/list": (store) => store.videos.all(),
  // In our platform's words, which has no text for what is not labelled.
  "GET /stetje/video/labels.json": (store, { id }) => {
    const video = store.videos.get(Number(id));
    const vehicles = video?.vehicles.map((vehicle, place) => ({
      ...{ ...vehicle, id: place + 1 },
      plate: vehicle.plate || null,
    }));
    return video ? [{ ...video, vehicles }] : [];
  },
  "GET /user/list": (store) => store.users.all(),
  "GET /zalivalnik": (store) => [{ bundles: store.bundles.all() }],
  "POST /action/template": (store, given) => store.addActionTemplate(given as unknown as ActionTemplate),
  "POST /apikey": (store, given) => ({
    apikey: store.addApiKey({
      viewOnly: true,
      clientId: given.clientId ?? null,
      groupId: given.groupId ?? null,
    }),
  }),
  "POST /client": (store, given) => store.addClient({ createDate: 0, ...given }),
  "POST /client/assignTo": (store, { clientId, groupId }) => {
    const client = store.clients.get(clientId);
    if (client) client.groups = [...client.groups, groupId];
  },
  "POST /client/metaData": (store, { clientId, metaData }) => {
    const client = store.clients.get(clientId);
    if (client) client.metaData = { ...client.metaData, ...(metaData as JsonObject) };
  },
  "POST /config/assign": (store, { clientId, data }) => store.setConfig(clientId, data as JsonObject),
  "POST /config/template": (store, { metadata, ...given }) =>
    store.addConfigTemplate({ ...(given as unknown as ConfigTemplate), metaData: metadata as JsonObject }),
  "POST /client/key": (store, { clientId }) => store.clients.get(clientId),
  "POST /firmware": (store, { version }) => store.addFirmware({ version: String(version) }),
  "POST /group": (store, given) => store.addGroup(given as unknown as Group),
  "POST /group/assignUser": (store, { userId, groupId }) => setGroup(store, userId, groupId),
  "POST /resource": (store, given) => store.addResource(given as unknown as Resource),
  "POST /zalivalnik/bundle": (store, { groupId, name, clients }) =>
    store.addBundle({ groupId, name: String(name), clients: clients as number[], schedule: [NEVER] }),
  // Without its film: the specification tells of none.
  "POST /stetje/video/upload": (store, { vehicles }) =>
    store.addVideo({ vehicles: (JSON.parse(String(vehicles)) as { datetime: number }[]).map(unlabelled) }),
  "POST /user/register": (store, given) => store.addUser(given as unknown as Account),
  // Accounts are confirmed by the assignment to a group.
  "PATCH /user": () => undefined,
  "PATCH /group": (store, { id, metaData }) => {
    const group = store.groups.get(id);
    if (group) group.metaData = { ...group.metaData, ...(metaData as JsonObject) };
  },
  "DELETE /group": (store, { id }) => removeGroup(store, Number(id)),
  "DELETE /group/assignUser": (store, { userId }) => setGroup(store, Number(userId), null),
  "DELETE /stetje/video": (store, { id }) => store.videos.delete(Number(id)),
  "DELETE /user": (store, { userId }) => removeUser(store, Number(userId)),
};

const unlabelled = ({ datetime }: { datetime: number }): VideoVehicle => ({
  ...{ faultyReading: false, direction: "", vehicleType: "", plate: "", datetime },
});

/** Replaces any given schedule. */
const NEVER = { start_time: 57_600, end_time: 59_400, weekDays: Array(7).fill(false) };

/** Sets up a plain platform with the calls for ours. */
export class PlainSetUp extends PlatformApi {
  constructor(
    url: string,
    private readonly store: Store,
  ) {
    super(url);
  }

  protected override async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { pathname, searchParams } = new URL(path, this.url);
    const setUp = SET_UPS[`${method} ${pathname}`];
    if (!setUp) throw new Error(`A plain platform is not set up by ${method} ${pathname}.`);
    const fields = body instanceof FormData ? Object.fromEntries(body) : (body as object);
    const given = { ...Object.fromEntries(searchParams), ...fields };
    return structuredClone(setUp(this.store, given as Fields)) as T;
  }
}

function setGroup(store: Store, userId: number, groupId: number | null): void {
  const user = store.users.get(userId);
  if (user) user.groupId = groupId;
}
