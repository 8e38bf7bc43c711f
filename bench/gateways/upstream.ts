/**
 * The platform behind the compared gateways: its answers are prepared, so its own work doesn't count. DELAY_MS
 * delays each answer.
 */
import { createServer } from "node:http";
import { onlyFields, readFields } from "../../platform/src/clients/fields.rules.js";
import { FIELDS_OF_TYPE } from "../../platform/src/measurements/types.rules.js";
import { reportCpu } from "./reportCpu.js";

const CLIENTS = 200;
const GROUPS = 4;
const NOW = 1_795_176_000;
const HOUR = 3600;
const delay = Number(process.env.DELAY_MS ?? 0);
let calls = 0;

const clients = Array.from({ length: CLIENTS }, (_, index) => ({
  id: index + 1,
  guid: `0f1e2d3c-4b5a-6978-8796-${String(index).padStart(12, "0")}`,
  groups: [(index % GROUPS) + 1],
  visionType: 0,
  createDate: NOW - 1e7,
  lastActiveDate: NOW - index,
  timeZone: "Europe/Ljubljana",
  info: {
    firmwareVersion: "4.2.1",
    configName: "poletje",
    lastBatt: 12.6,
    lastRssi: -71,
    alarmLastActiveDate: null,
  },
  alarms: [],
  metaData: {
    locationName: `Cesta ${index}`,
    locationAddress: `Glavna ${index}, 3000 Celje`,
    serialNumber: `K2-${index}`,
    markerPosition: { lat: 46.2 + index / 1e4, lng: 15.2 },
    speedLimit: 50,
    reportedParameters: { hwType: "K200DISP_FALCON" },
  },
}));
const groups = Array.from({ length: GROUPS }, (_, index) => ({
  id: index + 1,
  name: `Občina ${index + 1}`,
  createDate: NOW - 1e7,
  timeZone: "Europe/Ljubljana",
  metaData: { groupType: "speed" },
}));

const series = (hours: number) =>
  Array.from({ length: hours }, (_, hour) => ({
    time: NOW + (hour - hours) * HOUR,
    value: (hour * 37) % 411,
  }));

function measurement(clientId: number, hours: number): Record<string, unknown> {
  const counts = series(hours);
  const share = {
    covered_seconds: hours * HOUR,
    total_seconds: hours * HOUR,
    covered_hours: hours,
    total_hours: hours,
    share: 1,
  };
  const none = {
    total_count: 0,
    total_count_trend: null,
    count_by_hour: [],
    count_by_hour_incoming: [],
    count_by_hour_outgoing: [],
  };
  return {
    clientId,
    startTimestamp: NOW - hours * HOUR,
    endTimestamp: NOW,
    timeZone: "Europe/Ljubljana",
    completeness: share,
    previous_completeness: share,
    total_vehicles: 150_123,
    total_vehicles_trend: 1.5,
    total_measurements: 900_456,
    total_measurements_trend: 1.1,
    average_speed: 47.3,
    average_speed_trend: -0.4,
    max_speed: 131,
    max_speed_trend: 2,
    percentage_over_limit: 31.4,
    percentage_over_limit_trend: -2.2,
    standard_deviation: 9.8,
    standard_deviation_trend: 0.1,
    vehicle_over_limit_count: 47_000,
    vehicle_over_limit_count_trend: -1,
    speed_limit: 50,
    zero_speed_count: 12,
    frequency: Array.from({ length: 9 }, (_, i) => ({
      from: i * 10 + 1,
      to: i * 10 + 10,
      vehicles: i * 99,
      measurements: i * 700,
    })),
    histogram: Array.from({ length: 99 }, (_, i) => ({
      speed: i + 1,
      vehicles: i * 9,
      measurements: i * 70,
    })),
    histogram_above: 41,
    percentile: Array.from({ length: 101 }, (_, p) => (p === 0 ? null : 20 + Math.round(p / 2))),
    percentile_sample: 150_000,
    vehicle_count: counts,
    vehicle_count_incoming: counts,
    vehicle_count_outgoing: counts,
    readings_per_hour: counts,
    vehicles_per_day: series(Math.ceil(hours / 24)),
    percentile_per_hour: counts.map(({ time }) => ({ time, v30: 41, v50: 46, v85: 57 })),
    speed_per_hour: counts.map(({ time }) => ({ time, max: 98, average: 47.1 })),
    daily_average_per_hour: Array.from({ length: 24 }, (_, hour) => ({ hour, value: hour * 11.5 })),
    count_by_length_total: [],
    dailyTable: [],
    resultsTable: [],
    pedestrians: { pedestrians: none, bycicles: none },
  };
}

const KEPT = [
  "clientId",
  "startTimestamp",
  "endTimestamp",
  "timeZone",
  "completeness",
  "previous_completeness",
];

/** The fields of the requested types, as the platform answers them. */
function part(whole: Record<string, unknown>, types: string): Record<string, unknown> {
  if (types === "ALL") return whole;
  const names = types
    .split(",")
    .flatMap((type) => FIELDS_OF_TYPE[type as keyof typeof FIELDS_OF_TYPE] as readonly string[]);
  return Object.fromEntries([...KEPT, ...names].map((name) => [name, whole[name]]));
}

const summaryOf = (clientId: number) => ({
  clientId,
  total_vehicles: 4_321,
  average_speed: 47.3,
  max_speed: 101,
  v85: 57,
  completeness: {
    covered_seconds: 86_400,
    total_seconds: 86_400,
    covered_hours: 24,
    total_hours: 24,
    share: 1,
  },
});

const session = {
  user: {
    id: 1,
    email: "ana@obcina.si",
    username: "Ana",
    admin: false,
    labeller: false,
    language: null,
    groupId: 1,
  },
  group: groups[0],
};

function answerTo(path: string, query: URLSearchParams): unknown {
  const ids = (query.get("clientId") ?? "").split(",").map(Number);
  const [first = 0] = ids;
  const many = ids.length > 1;
  const fields = readFields(query.get("fields") ?? undefined);
  const told = (client: object | undefined) => client && (fields ? onlyFields(client, fields) : client);
  if (path === "/client/list") return clients.map(told);
  if (path === "/group/list") return groups;
  if (path === "/group") return groups[Number(query.get("groupId")) - 1];
  if (path === "/user/session") return session;
  if (path === "/client") return many ? ids.map((id) => told(clients[id - 1])) : told(clients[first - 1]);
  if (path === "/measurement/summary") return ids.map(summaryOf);
  if (path === "/measurement") {
    const hours = Math.round(
      (Number(query.get("endTimestamp")) - Number(query.get("startTimestamp"))) / HOUR,
    );
    const types = query.get("type") ?? "ALL";
    return many
      ? ids.map((id) => part(measurement(id, hours), types))
      : part(measurement(first, hours), types);
  }
  return undefined;
}

const made = new Map<string, string | undefined>();

const server = createServer((request, response) => {
  calls += 1;
  const address = request.url ?? "";
  if (!made.has(address)) {
    const { pathname, searchParams } = new URL(address, "http://upstream");
    const answer = answerTo(pathname, searchParams);
    made.set(address, answer === undefined ? undefined : JSON.stringify(answer));
  }
  const body = made.get(address);
  const send = () =>
    response
      .writeHead(body === undefined ? 404 : 200, {
        "content-type": "application/json",
        "x-platform-features":
          "dry-run, idempotency-key, client-fields, id-lists, measurement-parts, measurement-summary, paging, own-lists",
      })
      .end(body ?? "{}");
  if (delay > 0) setTimeout(send, delay);
  else send();
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  const place = server.address();
  reportCpu(typeof place === "object" && place ? place.port : 0, () => ({ calls }));
});
