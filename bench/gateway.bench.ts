/**
 * Processor time and latency of the gateway against the obvious assembly, Mercurius with its compiler, and Yoga, in front of the
 * same upstream, on three queries; each a process of its own, measured in turns.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Compared, call } from "./gateways/compared.js";
import { median } from "./support/timing.js";

const ROUNDS = Number(process.env.ROUNDS ?? 12);
const DELAYED_CALLS = 200;
const NOW = 1_795_176_000;
const ids = Array.from({ length: 20 }, (_, index) => String(index * 9 + 1));

const operationsFolder = fileURLToPath(new URL("gateways/operations", import.meta.url));
/** The texts that our gateway has registered, by name. */
const operations = new Map(
  readFileSync(`${operationsFolder}/compared.graphql`, "utf8")
    .split(/\n(?=query )/)
    .map((text) => [/query (\w+)/.exec(text)?.[1] ?? "", text]),
);

interface Case {
  name: string;
  requests: number;
  ours: object;
  theirs: object;
}

const EIGHT = "{ clients { id guid name lastActiveDate visionType hardwareType timeZone createDate } }";
const CASES: Case[] = [
  {
    name: "200 clients × 8 fields",
    requests: 150,
    ours: { query: operations.get("EightFields") },
    theirs: { query: EIGHT },
  },
  {
    name: "20 clients by id + group + last measurement",
    requests: 150,
    ours: {
      query: operations.get("LastMeasurements"),
      variables: { ids, interval: { from: NOW - 86_400, to: NOW } },
    },
    theirs: {
      query:
        "query ($ids: [ID!]) { clients(ids: $ids) { id name group { name } measurement(days: 1) { totalVehicles averageSpeed maxSpeed v85 } } }",
      variables: { ids },
    },
  },
  {
    name: "one measurement, 744 points",
    requests: 150,
    ours: {
      query: operations.get("OneMeasurement"),
      variables: { interval: { from: NOW - 31 * 86_400, to: NOW } },
    },
    theirs: {
      query:
        "{ client(id: 7) { name measurement(days: 31) { totalVehicles averageSpeed vehicleCount { time value } } } }",
    },
  },
];

/** Microseconds of processor time a request, over one round. */
async function cpuOf(server: Compared, requests: number, body: string): Promise<number> {
  const before = await server.report();
  for (let index = 0; index < requests; index += 1) {
    const answer = await call(server.port, "/graphql", `session-${index % 4}`, body);
    if (answer.includes('"errors"')) throw new Error(`${server.name}: ${answer.slice(0, 300)}`);
  }
  return ((await server.report()).cpu - before.cpu) / requests;
}

async function measure(servers: Compared[], upstream: Compared): Promise<void> {
  for (const { name, requests, ours, theirs } of CASES) {
    const used = new Map<Compared, number[]>(servers.map((server) => [server, []]));
    const calls = new Map<Compared, number>();
    for (let round = -3; round < ROUNDS; round += 1) {
      for (const server of servers) {
        const body = JSON.stringify(server.name.startsWith("ours") ? ours : theirs);
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
await measure(servers, upstream);
for (const server of [...servers, upstream]) server.stop();
await addedLatency();
