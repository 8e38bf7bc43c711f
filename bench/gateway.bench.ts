/**
 * Processor time and latency of the gateway against the obvious assembly, Mercurius with its compiler, Yoga, and Hive Gateway
 * where it is installed, in front of the same upstream, on three queries; each a process of its own, measured in turns.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Compared, call } from "./gateways/compared.js";
import { median } from "./support/timing.js";

const ROUNDS = Number(process.env.ROUNDS ?? 12);
const IN_FLIGHT = 16;
const DELAYED_CALLS = 200;
const NOW = 1_795_176_000;
const ids = Array.from({ length: 20 }, (_, index) => String(index * 9 + 1));

const operationsFolder = fileURLToPath(new URL("gateways/operations", import.meta.url));
const hiveFolder = fileURLToPath(new URL("anchors-hive", import.meta.url));

/** The operations of a file, by name. */
function operationsIn(file: string): Map<string, string> {
  const texts = readFileSync(file, "utf8").split(/\n(?=query )/);
  return new Map(texts.map((text) => [/query (\w+)/.exec(text)?.[1] ?? "", text]));
}

/** The texts that our gateway has registered. */
const operations = operationsIn(`${operationsFolder}/compared.graphql`);
/** The same in the names that come of the OpenAPI document. */
const hiveOperations = operationsIn(`${hiveFolder}/compared.graphql`);

interface Case {
  name: string;
  requests: number;
  ours: object;
  theirs: object;
  hive: object;
}

const EIGHT = "{ clients { id guid name lastActiveDate visionType hardwareType timeZone createDate } }";
const CASES: Case[] = [
  {
    name: "200 clients × 8 fields",
    requests: 320,
    ours: { query: operations.get("EightFields") },
    theirs: { query: EIGHT },
    hive: { query: hiveOperations.get("EightFields") },
  },
  {
    name: "20 clients by id + group + last measurement",
    requests: 320,
    ours: {
      query: operations.get("LastMeasurements"),
      variables: { ids, interval: { from: NOW - 86_400, to: NOW } },
    },
    theirs: {
      query:
        "query ($ids: [ID!]) { clients(ids: $ids) { id name group { name } measurement(days: 1) { totalVehicles averageSpeed maxSpeed v85 } } }",
      variables: { ids },
    },
    hive: {
      query: hiveOperations.get("LastMeasurements"),
      variables: { ids: ids.join(","), from: NOW - 86_400, to: NOW },
    },
  },
  {
    name: "one measurement, 744 points",
    requests: 320,
    ours: {
      query: operations.get("OneMeasurement"),
      variables: { interval: { from: NOW - 31 * 86_400, to: NOW } },
    },
    theirs: {
      query:
        "{ client(id: 7) { name measurement(days: 31) { totalVehicles averageSpeed vehicleCount { time value } } } }",
    },
    hive: {
      query: hiveOperations.get("OneMeasurement"),
      variables: { from: NOW - 31 * 86_400, to: NOW },
    },
  },
];

/** The query in the words of a server's schema. */
function askedOf(server: Compared, { ours, theirs, hive }: Case): object {
  if (server.name.startsWith("ours")) return ours;
  return server.name.startsWith("Hive") ? hive : theirs;
}

let sessions = 0;
/** Each request comes from somebody else, so that nobody shares anything; but where the same question again is measured. */
function sessionOf({ name }: Compared): string {
  if (name.includes("again")) return "the same";
  sessions += 1;
  return `session-${sessions}`;
}

/** Microseconds of processor time a request, over one round with some requests always under way. */
async function cpuOf(server: Compared, requests: number, body: string): Promise<number> {
  const before = await server.report();
  let left = requests;
  const asking = async () => {
    while (left > 0) {
      left -= 1;
      const answer = await call(server.port, "/graphql", sessionOf(server), body);
      if (answer.includes('"errors"')) throw new Error(`${server.name}: ${answer.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, asking));
  return ((await server.report()).cpu - before.cpu) / requests;
}

async function measure(servers: Compared[], upstream: Compared): Promise<void> {
  for (const compared of CASES) {
    const { name, requests } = compared;
    const used = new Map<Compared, number[]>(servers.map((server) => [server, []]));
    const calls = new Map<Compared, number>();
    for (let round = -3; round < ROUNDS; round += 1) {
      for (const server of servers) {
        const body = JSON.stringify(askedOf(server, compared));
        const before = (await upstream.report()).calls ?? 0;
        const cpu = await cpuOf(server, requests, body);
        calls.set(server, (((await upstream.report()).calls ?? 0) - before) / requests);
        if (round >= 0) used.get(server)?.push(cpu);
      }
    }
    const plain = median(used.get(servers[0] as Compared) ?? []);
    console.log(`${name}:`);
    for (const [server, values] of used) {
      const cpu = median(values);
      console.log(
        `  ${server.name}: ${(cpu / 1000).toFixed(2)} ms CPU, ${(cpu / plain).toFixed(3)} of plain, ${(calls.get(server) ?? 0).toFixed(1)} REST calls`,
      );
    }
  }
}

/** p50 of the nested query against the bare call, with an upstream that takes 5 ms. */
async function addedLatency(): Promise<void> {
  const upstream = await Compared.start("upstream", "gateways/upstream.ts", { DELAY_MS: "5" });
  const env = {
    PLATFORM_URL: `http://127.0.0.1:${upstream.port}`,
    EXTRA_OPERATIONS: operationsFolder,
    ANSWER_CACHE_MS: "0",
  };
  const ours = await Compared.start("ours", "gateways/ours.mjs", env);
  const body = JSON.stringify(CASES[1]?.ours);
  const raw: number[] = [];
  const through: number[] = [];
  for (let index = 0; index < DELAYED_CALLS; index += 1) {
    const begun = performance.now();
    await call(upstream.port, `/client?clientId=${ids.join(",")}`, "session");
    const between = performance.now();
    await call(ours.port, "/graphql", "session", body);
    raw.push(between - begun);
    through.push(performance.now() - between);
  }
  console.log(
    `added latency, nested query, upstream 5 ms: raw p50 ${median(raw).toFixed(2)} ms, ours ${median(through).toFixed(2)} ms, ${(median(through) / median(raw)).toFixed(2)} of the raw call`,
  );
  for (const server of [upstream, ours]) server.stop();
}

const upstream = await Compared.start("upstream", "gateways/upstream.ts");
const env = { PLATFORM_URL: `http://127.0.0.1:${upstream.port}`, EXTRA_OPERATIONS: operationsFolder };
const servers = [
  await Compared.start("plain", "gateways/plain.ts", env),
  await Compared.start("Mercurius + JIT", "anchors/mercurius.mjs", env),
  await Compared.start("Yoga", "anchors/yoga.mjs", env),
  await Compared.start("ours, every answer computed", "gateways/ours.mjs", { ...env, ANSWER_CACHE_MS: "0" }),
  await Compared.start("ours, again within a second", "gateways/ours.mjs", env),
];
if (existsSync(`${hiveFolder}/node_modules`)) {
  servers.push(await Compared.start("Hive Gateway + JIT", "anchors-hive/hive.mjs", env));
} else {
  console.warn(
    "SKIPPED: Hive Gateway is not installed; `npm run bench -- gateway --with-hive` does it (85 MB).",
  );
}
await measure(servers, upstream);
for (const server of [...servers, upstream]) server.stop();
await addedLatency();
