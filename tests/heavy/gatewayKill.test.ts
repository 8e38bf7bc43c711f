import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type Client, createClient } from "graphql-ws";
import WebSocket from "ws";
import { type PlatformProcess, startProcess } from "../../platform/test/process.js";
import { ADMIN } from "../../platform/test/testPlatform.js";
import { keepFigures } from "../../tools/figures.mjs";
import { retryWait } from "../../web/src/graphql/retryWait.js";
import { BuiltPart } from "../support/builtPart.js";
import { PlatformApi } from "../support/platformApi.js";

const SUBSCRIBERS = 1_000;
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 5);
/** Time from the gateway's restart until everybody has the new data. */
const BACK_WITHIN_MS = 10_000;

const folder = mkdtempSync(join(tmpdir(), "gateway-kill-"));
let platform: PlatformProcess;
let gateway: BuiltPart;
let device: PlatformApi;
let clients: Client[] = [];

beforeAll(async () => {
  platform = await startProcess({ DATA_DIR: folder }, "built");
  await platform.ready;
  gateway = await BuiltPart.at("gateway", "GATEWAY_PORT", {
    PLATFORM_URL: platform.url,
    RENDERER_SECRET: "secret-of-the-heavy-tests-32-characters",
  });
}, 60_000);
afterAll(async () => {
  await Promise.all(clients.map((client) => client.dispose()));
  await gateway.end("SIGKILL");
  platform.process.kill("SIGKILL");
  await platform.exit;
  rmSync(folder, { recursive: true, force: true });
});

const BATCH_S = 60;

/** Subscribers that have heard of each batch, by its start. Arrivals at the same time are reported as one. */
class Heard {
  private readonly byBatch = new Map<number, Set<number>>();
  private readonly waiting = new Map<number, () => void>();

  note(subscriber: number, { from, to }: { from: number; to: number }): void {
    for (let batch = from; batch < to; batch += BATCH_S) {
      const heard = this.byBatch.get(batch) ?? new Set();
      this.byBatch.set(batch, heard.add(subscriber));
      if (heard.size === SUBSCRIBERS) this.waiting.get(batch)?.();
    }
  }

  byAll(batch: number): Promise<void> {
    if (this.byBatch.get(batch)?.size === SUBSCRIBERS) return Promise.resolve();
    return new Promise((resolve) => this.waiting.set(batch, resolve));
  }
}

function subscribe(subscriber: number, sessionId: string, clientId: number, heard: Heard): Client {
  const client = createClient({
    url: `${gateway.url.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { sessionId },
    // Same settings as the portal's own link (web/src/graphql/socket.ts).
    lazyCloseTimeout: 3000,
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait,
    shouldRetry: () => true,
  });
  client.subscribe<{ clientMeasurement: { from: number; to: number } }>(
    { query: `subscription { clientMeasurement(clientId: "${clientId}") { from to } }` },
    {
      next: ({ data }) => data && heard.note(subscriber, data.clientMeasurement),
      error: (error) => {
        throw error;
      },
      complete: () => undefined,
    },
  );
  return client;
}

it(
  "has a thousand subscribers back within ten seconds of each kill -9, and none misses what came meanwhile",
  async () => {
    const admin = await PlatformApi.signIn(platform.url, ADMIN);
    const sessionId = await PlatformApi.sessionOf(platform.url, ADMIN);
    const { id, apiKey } = await admin.post<{ id: number; apiKey: string }>("/client", {});
    device = PlatformApi.device(platform.url, apiKey);
    const begin = Math.floor(Date.now() / 1000) - 86_400;
    let batches = 0;
    const send = async () => {
      const from = begin + batches++ * BATCH_S;
      await device.post("/device/measurements", {
        batchId: String(from),
        from,
        to: from + BATCH_S,
        readings: [{ timestamp: from + 7, speed: 50 }],
      });
      return from;
    };
    const heard = new Heard();
    await gateway.start();
    clients = Array.from({ length: SUBSCRIBERS }, (_, index) => subscribe(index, sessionId, id, heard));
    await heard.byAll(await send());

    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await send();
      await gateway.end("SIGKILL");
      const meanwhile = await send();
      await gateway.start();
      const listening = performance.now();
      const after = await send();
      await heard.byAll(after);
      took.push(performance.now() - listening);
      await Promise.all([before, meanwhile].map((from) => heard.byAll(from)));
    }
    expect(Math.max(...took)).toBeLessThan(BACK_WITHIN_MS);
    keepFigures(
      "gatewayKill",
      ["what", "measured"],
      [
        ["kills -9 of the gateway", String(ROUNDS)],
        ["subscribers", String(SUBSCRIBERS)],
        [
          "all of them told of a new batch, from when it listens again",
          took.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(", "),
        ],
        ["batches that one of them missed", "0"],
      ],
    );
  },
  60_000 + ROUNDS * 30_000,
);
