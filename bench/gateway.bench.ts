/**
 * Processor time and latency of the gateway against an earlier build of it (`--before FOLDER`, a built
 * checkout), the obvious assembly, Mercurius with its compiler, Yoga, and Hive Gateway if it is installed, in
 * front of the same upstream, with three queries; each a separate process, measured in turns.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { NODE_FLAGS } from "../tools/nodeFlags.mjs";
import { Compared, call } from "./gateways/compared.js";
import { median } from "./support/timing.js";

const ROUNDS = Number(process.env.ROUNDS ?? 10);
/** Rounds that are not counted: a server compiles its code while it runs, and these run for weeks. */
const WARM_ROUNDS = 6;
/** One round of each server. All get the same time, because one with fewer requests would mostly be waking up. */
const ROUND_MS = 1_000;
const IN_FLIGHT = 16;
const DELAYED_CALLS = 200;
const NOW = 1_795_176_000;
const ids = Array.from({ length: 20 }, (_, index) => String(index * 9 + 1));

const operationsFolder = fileURLToPath(new URL("gateways/operations", import.meta.url));
const hiveFolder = fileURLToPath(new URL("anchors-hive", import.meta.url));

function operationsIn(file: string): Map<string, string> {
  const texts = readFileSync(file, "utf8").split(/\n(?=query )/);
  return new Map(texts.map((text) => [/query (\w+)/.exec(text)?.[1] ?? "", text]));
}

/** Operations registered in our gateway. */
const operations = operationsIn(`${operationsFolder}/compared.graphql`);
/** The same with the names from the OpenAPI document. */
const hiveOperations = operationsIn(`${hiveFolder}/compared.graphql`);

interface Case {
  name: string;
  ours: object;
  theirs: object;
  hive: object;
}

const EIGHT = "{ clients { id guid name lastActiveDate visionType hardwareType timeZone createDate } }";
const CASES: Case[] = [
  {
    name: "200 clients × 8 fields",
    ours: { query: operations.get("EightFields") },
    theirs: { query: EIGHT },
    hive: { query: hiveOperations.get("EightFields") },
  },
  {
    name: "20 clients by id + group + last measurement",
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

/** Our gateway, started as in production. */
const startOurs = (name: string, env: Record<string, string>, file = "gateways/ours.mjs") =>
  Compared.start(name, file, env, NODE_FLAGS.gateway);

/** The query in terms of a server's schema. */
function askedOf(server: Compared, { ours, theirs, hive }: Case): object {
  if (server.name.startsWith("ours")) return ours;
  return server.name.startsWith("Hive") ? hive : theirs;
}

let sessions = 0;
/** Each request has a session of its own, so nothing is shared; except when repeated queries are measured. */
function sessionOf({ name }: Compared): string {
  if (name.includes("again")) return "the same";
  sessions += 1;
  return `session-${sessions}`;
}

/** Processor time in microseconds, and calls of the platform, for one request. */
interface Costs {
  cpu: number;
  calls: number;
}

/**
 * Sends requests for one round, with several always in flight.
 * @returns their number
 */
async function ask(server: Compared, body: string): Promise<number> {
  const end = performance.now() + ROUND_MS;
  let requests = 0;
  const asking = async () => {
    while (performance.now() < end) {
      requests += 1;
      const answer = await call(server.port, "/graphql", sessionOf(server), body);
      if (answer.includes('"errors"')) throw new Error(`${server.name}: ${answer.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, asking));
  return requests;
}

/** Cost of a request, measured over one round. */
async function costsOf(server: Compared, upstream: Compared, body: string): Promise<Costs> {
  const before = await server.report();
  const { calls: callsBefore = 0 } = await upstream.report();
  const requests = await ask(server, body);
  const { cpu } = await server.report();
  const { calls = 0 } = await upstream.report();
  return { cpu: (cpu - before.cpu) / requests, calls: (calls - callsBefore) / requests };
}

async function measure(servers: Compared[], upstream: Compared): Promise<void> {
  for (const compared of CASES) {
    const { name } = compared;
    const rounds = new Map<Compared, Costs[]>(servers.map((server) => [server, []]));
    for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
      for (const server of servers) {
        const body = JSON.stringify(askedOf(server, compared));
        const costs = await costsOf(server, upstream, body);
        if (round >= 0) rounds.get(server)?.push(costs);
      }
    }
    const cpuOf = (measured: Costs[] = []) => median(measured.map(({ cpu }) => cpu));
    const plain = cpuOf(rounds.get(servers[0] as Compared));
    console.log(`${name}:`);
    for (const [server, measured] of rounds) {
      const cpu = cpuOf(measured);
      const calls = median(measured.map(({ calls }) => calls));
      console.log(
        `  ${server.name}: ${(cpu / 1000).toFixed(2)} ms CPU, ${(cpu / plain).toFixed(3)} of plain, ${calls.toFixed(1)} REST calls`,
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
  const ours = await startOurs("ours", env);
  const body = JSON.stringify(CASES[1]?.ours);
  for (let round = 0; round < WARM_ROUNDS; round += 1) await ask(ours, body);
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
  await startOurs("ours, every answer computed", { ...env, ANSWER_CACHE_MS: "0" }),
  await startOurs("ours, again within a second", env),
];
const { before } = parseArgs({ options: { before: { type: "string" } }, strict: false }).values;
if (typeof before === "string")
  servers.push(
    await startOurs(
      "ours before, every answer computed",
      { ...env, ANSWER_CACHE_MS: "0" },
      join(before, "bench/gateways/ours.mjs"),
    ),
  );
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
