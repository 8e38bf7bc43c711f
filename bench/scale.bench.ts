/**
 * Where the product goes past one machine: 1, 2 and 4 platforms on one PostgreSQL, and two platforms on a Citus
 * of 1, 2 and 4 workers. 64 devices at once for each platform send batches of a minute over HTTP, each after the
 * answer to its last; a listener on each platform is told of all of them. All parts share this machine, so it is not the rates
 * that tell how far more machines go, but the processor time that each part takes for a batch. Needs PostgreSQL;
 * without Citus beside it only the first three. Writes docs/figures.md; asserts nothing.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { addSender, type Sender } from "../platform/test/batchSender.js";
import { ADMIN } from "../platform/test/testPlatform.js";
import { keepFigures } from "../tools/figures.mjs";
import { findPostgres, POSTGRES_HELP } from "../tools/postgres.mjs";
import { processorTimes, type Site, startSite } from "./support/sites.js";
import { median, quantile } from "./support/timing.js";
import { randomFrom, vehicle } from "./support/traffic.js";
import { watchWaits } from "./support/waits.js";

const DEVICES_A_PLATFORM = 64;
const ROUNDS = 3;
const SETTLING_MS = 3_000;
const MEASURED_MS = 10_000;
/** A minute of a street of 8,000 vehicles a day. */
const READINGS = 6;
const MINUTE = 60;
const DAYS_BACK = 25;
const CITUS_LIBRARY = "lib/citus.so";

interface Device {
  sender: Sender;
  /** Begin of its next batch. */
  from: number;
}

interface Layout {
  name: string;
  site: Site;
  /** Platforms that devices send to; the site's others are told of the batches alone. */
  used: number;
  devices: Device[];
  found: Found[];
}

/** Processor times are of one batch, ms. */
interface Found {
  rate: number;
  times: number[];
  platforms: number;
  /** Of a platform that is told of the batches alone; null: there is none. */
  listening: number | null;
  database: number;
  workers: number;
  waits: string;
}

const random = randomFrom(1);
const now = Math.floor(Date.now() / 1000);

async function addDevices({ platforms }: Site): Promise<Device[]> {
  const url = platforms[0]?.url ?? "";
  const devices: Device[] = [];
  while (devices.length < DEVICES_A_PLATFORM * platforms.length)
    devices.push({ sender: await addSender(url), from: now - DAYS_BACK * 86_400 });
  return devices;
}

/** Lets an administrator listen on each platform, until the site is closed. */
async function listen({ platforms }: Site): Promise<void> {
  for (const { url } of platforms) {
    const login = await fetch(`${url}/user/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(ADMIN),
    });
    const { sessionId } = (await login.json()) as { sessionId: string };
    const stream = await fetch(`${url}/events`, { headers: { "x-session-id": sessionId } });
    // It ends with its platform.
    void stream.body?.pipeTo(new WritableStream()).catch(() => undefined);
  }
}

/** @throws if the batch is not taken */
async function send(url: string, device: Device): Promise<void> {
  const { from } = device;
  device.from += MINUTE;
  const readings = Array.from({ length: READINGS }, (_, index) =>
    vehicle(random, from + index * (MINUTE / READINGS)),
  );
  const answer = await fetch(`${url}/device/measurements`, {
    method: "POST",
    headers: { "content-type": "application/json", ...device.sender.headers },
    body: JSON.stringify({ batchId: `${from}`, from, to: from + MINUTE, readings }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(text);
}

/** @returns milliseconds of each batch */
async function sendAll({ site, used, devices }: Layout, forMs: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + forMs;
  await Promise.all(
    devices.slice(0, DEVICES_A_PLATFORM * used).map(async (device, index) => {
      const url = site.platforms[index % used]?.url ?? "";
      for (let begun = performance.now(); begun < end; begun = performance.now()) {
        await send(url, device);
        times.push(performance.now() - begun);
      }
    }),
  );
  return times;
}

const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);

async function measure(layout: Layout): Promise<Found> {
  const { site, used } = layout;
  await sendAll(layout, SETTLING_MS);
  const stopWatching = await watchWaits(site.servers[0]?.url("bench") ?? "");
  const before = processorTimes(site);
  const begun = performance.now();
  const times = await sendAll(layout, MEASURED_MS);
  const seconds = (performance.now() - begun) / 1000;
  const after = processorTimes(site);
  const of = (part: "platforms" | "servers") =>
    after[part].map((ms, index) => (ms - (before[part][index] ?? 0)) / times.length);
  const [platforms, servers] = [of("platforms"), of("servers")];
  const idle = platforms.slice(used);
  return {
    rate: times.length / seconds,
    times,
    platforms: sum(platforms.slice(0, used)),
    listening: idle.length === 0 ? null : sum(idle) / idle.length,
    database: servers[0] ?? Number.NaN,
    workers: sum(servers.slice(1)),
    waits: await stopWatching(),
  };
}

function rowOf({ name, found }: Layout): string[] {
  const times = found.flatMap((one) => one.times);
  const ms = (of: (one: Found) => number | null) => {
    const known = found.map(of).filter((one) => one !== null);
    return known.length === 0 ? "–" : median(known).toFixed(2);
  };
  return [
    name,
    median(found.map(({ rate }) => rate)).toFixed(0),
    `${median(times).toFixed(0)}, ${quantile(times, 0.99).toFixed(0)}`,
    ms(({ platforms }) => platforms),
    ms(({ listening }) => listening),
    ms(({ database }) => database),
    ms(({ workers }) => workers),
    found.at(-1)?.waits ?? "",
  ];
}

const programs = findPostgres();
if (!programs) throw new Error(POSTGRES_HELP);
const hasCitus = existsSync(join(programs, "..", CITUS_LIBRARY));
if (!hasCitus) console.log(`Citus: SKIPPED. There is no ${CITUS_LIBRARY} beside ${programs}.`);

const plain = await startSite(0, 4);
const dealt = hasCitus ? await Promise.all([1, 2, 4].map((workers) => startSite(workers, 2))) : [];
const sites = [plain, ...dealt];
const layouts: Layout[] = [];
for (const site of sites) {
  await listen(site);
  const devices = await addDevices(site);
  const workers = site.servers.length - 1;
  for (const used of workers === 0 ? [1, 2, 4] : [2]) {
    const servers =
      workers === 0 ? "PostgreSQL" : `Citus, ${workers} ${workers === 1 ? "worker" : "workers"}`;
    const name = `${servers}, ${used} ${used === 1 ? "platform" : "platforms"}`;
    layouts.push({ name, site, used, devices, found: [] });
  }
}
try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const layout of round % 2 === 0 ? layouts : layouts.toReversed())
      layout.found.push(await measure(layout));
  const head = [
    ...["what", "batches a second", "p50, p99 ms", "platforms", "a platform that is told alone"],
    ...["database, or coordinator", "workers", "busy sessions, by what they wait for"],
  ];
  const rows = layouts.map(rowOf);
  for (const row of rows) console.log(row.join(" | "));
  if (hasCitus) keepFigures("scale", head, rows);
} finally {
  for (const site of sites) await site.close();
}
