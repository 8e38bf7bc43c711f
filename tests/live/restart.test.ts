import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { type Client, createClient } from "graphql-ws";
import WebSocket from "ws";
import { EventStream } from "../../gateway/test/eventStream.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "../../gateway/test/platformDouble.js";
import { freePort } from "../../tools/freePort.mjs";

const SUBSCRIBERS = 1_000;
const MAIN = fileURLToPath(new URL("../../gateway/src/main.ts", import.meta.url));
const LOADER = fileURLToPath(new URL("../../tools/swc-register.mjs", import.meta.url));

let platform: PlatformDouble;
let gateway: ChildProcess;
let clients: Client[];

beforeEach(async () => {
  clients = [];
  platform = await startPlatformDouble();
  platform.on("GET client", () => clientJson(1));
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.dispose()));
  gateway.kill("SIGKILL");
  await platform.close();
});

/** Starts a separate gateway; clients retry until it listens. */
function startGateway(port: number): void {
  gateway = fork(MAIN, {
    env: {
      ...process.env,
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      GATEWAY_PORT: String(port),
      PLATFORM_URL: platform.url,
    },
    execArgv: ["--import", LOADER],
  });
}

/** The next event stream of the fake platform. */
function nextStream(): EventStream {
  const events = new EventStream();
  platform.on("GET events", (_request, reply) => events.accept(reply, undefined));
  return events;
}

/** Counts messages, and reports when a number has arrived. */
class Tally {
  private count = 0;
  private reached: () => void = () => undefined;
  private goal = Number.POSITIVE_INFINITY;

  readonly add = (): void => {
    this.count += 1;
    if (this.count >= this.goal) this.reached();
  };

  until(goal: number): Promise<void> {
    this.goal = goal;
    return new Promise((resolve) => {
      this.reached = resolve;
      if (this.count >= goal) resolve();
    });
  }
}

it("brings a thousand subscribers back after the gateway was killed, and tells them all", async () => {
  const port = await freePort();
  const told = new Map<number, Tally>([
    [1, new Tally()],
    [2, new Tally()],
  ]);
  const connected = new Tally();
  const first = nextStream();
  startGateway(port);
  for (let index = 0; index < SUBSCRIBERS; index += 1) {
    const client = createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { sessionId: "s-1" },
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 250 + Math.random() * 750)),
      on: { connected: connected.add },
    });
    clients.push(client);
    client.subscribe<{ clientMeasurement: { from: number } }>(
      { query: 'subscription { clientMeasurement(clientId: "1") { from } }' },
      {
        next: ({ data }) => told.get(data?.clientMeasurement.from ?? 0)?.add(),
        error: (error) => {
          throw error;
        },
        complete: () => undefined,
      },
    );
  }
  await Promise.all([connected.until(SUBSCRIBERS), first.listening()]);
  first.send(1, "client.measurement", { clientId: 1, from: 1, to: 2, vehicles: 1 });
  await told.get(1)?.until(SUBSCRIBERS);

  const second = nextStream();
  gateway.kill("SIGKILL");
  await once(gateway, "exit");
  startGateway(port);
  await Promise.all([connected.until(2 * SUBSCRIBERS), second.listening()]);
  second.send(2, "client.measurement", { clientId: 1, from: 2, to: 3, vehicles: 1 });
  await told.get(2)?.until(SUBSCRIBERS);
  expect(platform.calls.filter((call) => call === "GET events")).toHaveLength(2);
}, 120_000);
