/**
 * 1,000 simulated devices against the real platform and gateway, each a process: a batch every 300 s and a
 * status every 60 s from each, while the overview is read and reports are requested. FLEET_MINUTES (10) and
 * FLEET_DEVICES (1000) change it; DATABASE_URL runs it on PostgreSQL.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { health, radarTraffic } from "../simulator/src/demo/device.js";
import type { Device } from "../simulator/src/model/device.js";
import { readingsBetween } from "../simulator/src/model/readings.js";
import { statusAt } from "../simulator/src/model/status.js";
import { PlatformApi } from "../tests/support/platformApi.js";

const MINUTES = Number(process.env.FLEET_MINUTES ?? 10);
const DEVICES = Number(process.env.FLEET_DEVICES ?? 1000);
const BATCH_EVERY = 300;
const STATUS_EVERY = 60;
const READER_EVERY_MS = 5_000;
const ADMIN = { email: "bench@example.si", password: "a password of the bench" };
const ROOT = fileURLToPath(new URL("..", import.meta.url));

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Durations of calls of one kind, and failures. */
class Times {
  private readonly ms: number[] = [];
  readonly errors: string[] = [];

  async of(work: () => Promise<unknown>): Promise<void> {
    const begun = performance.now();
    try {
      await work();
      this.ms.push(performance.now() - begun);
    } catch (error) {
      this.errors.push(error instanceof Error ? error.message : String(error));
    }
  }

  text(name: string): string {
    const sorted = [...this.ms].sort((one, other) => one - other);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    return `${name}: ${sorted.length} answered, ${this.errors.length} failed; p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, slowest ${at(1).toFixed(1)} ms`;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function start(part: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(ROOT, part, "dist/main.js")], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const ready = await fetch(`${url}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
    await sleep(100);
  }
}

/** A street of some 8,000 vehicles a day. */
const model = (serialNumber: string): Device => ({
  serialNumber,
  region: "bench",
  timeZone: "Europe/Ljubljana",
  flows: [radarTraffic({ perDay: 8000, rhythm: "commuter", limit: 50 }, 50)],
  health: health({ hwType: "K200_DISPONLY" }),
  uploadEvery: 0,
});

const folder = mkdtempSync(join(tmpdir(), "bench-fleet-"));
const [platformPort, gatewayPort] = [await freePort(), await freePort()];
const platformUrl = `http://127.0.0.1:${platformPort}`;
const portalUrl = `http://127.0.0.1:${gatewayPort}`;
const platform = start("platform", {
  PLATFORM_PORT: String(platformPort),
  DATA_DIR: folder,
  BOOTSTRAP_ADMIN_EMAIL: ADMIN.email,
  BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
});
const gateway = start("gateway", {
  GATEWAY_PORT: String(gatewayPort),
  PUBLIC_URL: portalUrl,
  PLATFORM_URL: platformUrl,
  RENDERER_SECRET: "a secret of the bench with 32 characters",
  TILE_URL: "",
});

async function addDevices(): Promise<{ ids: number[]; devices: PlatformApi[]; session: string }> {
  const { sessionId } = await new PlatformApi(platformUrl).post<{ sessionId: string }>("/user/login", ADMIN);
  const admin = new PlatformApi(platformUrl, { "x-session-id": sessionId });
  const ids: number[] = [];
  const devices: PlatformApi[] = [];
  for (let index = 0; index < DEVICES; index += 1) {
    const metaData = {
      locationName: `Lokacija ${index}`,
      markerPosition: { lat: 46 + index / 1e4, lng: 14.5 },
    };
    const { id, apiKey } = await admin.post<{ id: number; apiKey: string }>("/client", { metaData });
    ids.push(id);
    devices.push(PlatformApi.device(platformUrl, apiKey));
  }
  for (let group = 0; group * 50 < DEVICES; group += 1) {
    const { id } = await admin.post<{ id: number }>("/group", { name: `Skupina ${group}` });
    await admin.post("/client/assignTo", { groupId: id, clientId: ids.slice(group * 50, group * 50 + 50) });
  }
  return { ids, devices, session: sessionId };
}

const OVERVIEW = `{ groups { name clients { id name lastActiveDate info { batteryVoltage rssi firmwareVersion configName } alarms { text } } } }`;

async function readOverview(session: string): Promise<void> {
  const answer = await fetch(`${portalUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-session-id": session },
    body: JSON.stringify({ query: OVERVIEW }),
  });
  const { data, errors } = (await answer.json()) as {
    data?: { groups: { clients: unknown[] }[] };
    errors?: { message: string }[];
  };
  if (errors) throw new Error(errors[0]?.message);
  const clients = data?.groups.flatMap((group) => group.clients).length ?? 0;
  if (clients !== DEVICES) throw new Error(`The overview shows ${clients} of ${DEVICES} clients.`);
}

try {
  await Promise.all([untilReady(platformUrl), untilReady(portalUrl)]);
  const { ids, devices, session } = await addDevices();
  const reader = new PlatformApi(platformUrl, { "x-session-id": session });
  const [batches, statuses, overviews, months] = [new Times(), new Times(), new Times(), new Times()];
  const end = Date.now() + MINUTES * 60_000;

  const every = async (seconds: number, phase: number, work: () => Promise<void>): Promise<void> => {
    for (let at = Date.now() + phase * seconds * 1000; at < end; at += seconds * 1000) {
      await sleep(Math.max(0, at - Date.now()));
      await work();
    }
  };
  const sendBatch = (device: PlatformApi, index: number) => async () => {
    const to = nowSeconds();
    const from = to - BATCH_EVERY;
    const readings = readingsBetween(1, model(`bench-${index}`), from, to);
    await batches.of(() => device.post("/device/measurements", { batchId: `b-${from}`, from, to, readings }));
  };
  const sendStatus = (device: PlatformApi, index: number) => async () => {
    const status = statusAt(1, model(`bench-${index}`), nowSeconds());
    await statuses.of(() => device.post("/device/status", status));
  };
  await Promise.all([
    ...devices.map((device, index) => every(BATCH_EVERY, index / DEVICES, sendBatch(device, index))),
    ...devices.map((device, index) => every(STATUS_EVERY, index / DEVICES, sendStatus(device, index))),
    every(READER_EVERY_MS / 1000, 0.5, () => overviews.of(() => readOverview(session))),
    every(READER_EVERY_MS / 1000, 0.9, () => {
      const period = `startTimestamp=${nowSeconds() - 31 * 86_400}&endTimestamp=${nowSeconds()}`;
      return months.of(() => reader.get(`/measurement?clientId=${ids[0]}&type=ALL&${period}`));
    }),
  ]);

  console.log(
    `${DEVICES} devices for ${MINUTES} minutes on ${process.env.DATABASE_URL ? "PostgreSQL" : "SQLite"}`,
  );
  console.log(batches.text("batches acknowledged"));
  console.log(statuses.text("statuses acknowledged"));
  console.log(overviews.text("overview of all through the gateway"));
  console.log(months.text("a month's statistics"));
  const errors = [batches, statuses, overviews, months].flatMap((times) => times.errors);
  if (errors.length > 0)
    throw new Error(`${errors.length} calls failed: ${[...new Set(errors)].slice(0, 5).join("; ")}`);
} finally {
  for (const child of [gateway, platform]) child.kill("SIGTERM");
  await sleep(1000);
  rmSync(folder, { recursive: true, force: true });
}
