import { type Client, createClient } from "graphql-ws";
import { DEVICES, PORTAL, type Site } from "./site.js";

const QUERY = "{ clients { id name } }";
const PAUSE_MS = 20;
const DEVICE_PAUSE_MS = 50;
const AGAIN_MS = 200;

export interface SentDevice {
  id: number;
  apiKey: string;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Continuous queries by people, half of them by GET and half by POST, with their results. */
class Queries {
  /** Failures, each with its method. */
  readonly failures: string[] = [];
  answered = 0;
  private going = true;
  private readonly loops: Promise<void>[];

  constructor(
    private readonly site: Site,
    private readonly sessionId: string,
    clients: number,
    private readonly query: string = QUERY,
  ) {
    this.loops = Array.from({ length: clients }, (_, index) => this.loop(index % 2 === 0 ? "GET" : "POST"));
  }

  async stop(): Promise<void> {
    this.going = false;
    await Promise.all(this.loops);
  }

  private async loop(method: "GET" | "POST"): Promise<void> {
    while (this.going) {
      const fault = await this.askOnce(method).catch((error: unknown) => String(error));
      if (fault === undefined) this.answered += 1;
      else this.failures.push(`${method} ${fault}`);
      await pause(PAUSE_MS);
    }
  }

  private async askOnce(method: "GET" | "POST"): Promise<string | undefined> {
    const headers = { "x-session-id": this.sessionId };
    const { status, body } =
      method === "GET"
        ? await this.site.https.ask(PORTAL, `/graphql?query=${encodeURIComponent(this.query)}`, { headers })
        : await this.site.https.json(PORTAL, "/graphql", { query: this.query }, headers);
    const text = body.toString();
    return status === 200 && !text.includes('"errors"') ? undefined : `${status} ${text.slice(0, 300)}`;
  }
}

/** Devices that send continuously, and repeat unacknowledged batches, as devices do. */
export class Senders {
  readonly acknowledged = new Map<number, string[]>();
  /** Unacknowledged tries, by the answer. */
  readonly tries: string[] = [];
  private going = true;
  private readonly loops: Promise<void>[];

  constructor(
    private readonly site: Site,
    devices: readonly SentDevice[],
  ) {
    this.loops = devices.map((device) => this.loop(device));
  }

  /** Number of batches of the device that has sent the fewest. */
  get fewest(): number {
    return Math.min(...[...this.acknowledged.values()].map((batches) => batches.length));
  }

  async stop(): Promise<void> {
    this.going = false;
    await Promise.all(this.loops);
  }

  private async loop(device: SentDevice): Promise<void> {
    const begin = Math.floor(Date.now() / 1000) - 86_400;
    const known: string[] = [];
    this.acknowledged.set(device.id, known);
    for (let index = 0; this.going; index += 1) {
      const batchId = `${device.id}-${begin}-${index}`;
      const from = begin + index * 10;
      const batch = {
        batchId,
        from,
        to: from + 10,
        readings: [{ timestamp: from + 3, speed: 40 + (index % 30) }],
      };
      let taken = await this.isTaken(device, batch);
      while (!taken && this.going) {
        await pause(AGAIN_MS);
        taken = await this.isTaken(device, batch);
      }
      if (taken) known.push(batchId);
      await pause(DEVICE_PAUSE_MS);
    }
  }

  private async isTaken({ apiKey }: SentDevice, batch: object): Promise<boolean> {
    const headers = { authorization: `ApiKey ${apiKey}` };
    const answer = await this.site.https
      .json(DEVICES, "/device/measurements", batch, headers)
      .then(({ status }) => String(status), String);
    if (answer !== "200") this.tries.push(answer);
    return answer === "200";
  }
}

/** Pages that listen, and reconnect by themselves. */
class Subscribers {
  /** Duration of each absence in milliseconds. */
  readonly absences: number[] = [];
  heard = 0;
  private readonly clients: Client[];

  constructor(site: Site, sessionId: string, count: number) {
    this.clients = Array.from({ length: count }, () => {
      let lostAt: number | undefined;
      const client = createClient({
        url: "wss://portal/graphql",
        webSocketImpl: site.https.socketOf(PORTAL, { "x-session-id": sessionId }),
        retryAttempts: Number.POSITIVE_INFINITY,
        shouldRetry: () => true,
        retryWait: () => pause(200 + Math.random() * 500).then(() => undefined),
        on: {
          closed: () => {
            lostAt ??= performance.now();
          },
          connected: () => {
            if (lostAt !== undefined) this.absences.push(performance.now() - lostAt);
            lostAt = undefined;
          },
        },
      });
      client.subscribe(
        { query: "subscription { clientMeasurement { from clientId } }" },
        { next: () => (this.heard += 1), error: () => undefined, complete: () => undefined },
      );
      return client;
    });
  }

  async stop(): Promise<void> {
    for (const client of this.clients) await client.dispose();
  }
}

/** Eight people who send queries, six pages that listen, and devices that send. */
export class Traffic {
  private static readonly flowing = new Set<Traffic>();
  readonly queries: Queries;
  readonly senders: Senders;
  readonly subscribers: Subscribers;

  constructor(site: Site, sessionId: string, devices: readonly SentDevice[]) {
    this.queries = new Queries(site, sessionId, 8);
    this.senders = new Senders(site, devices);
    this.subscribers = new Subscribers(site, sessionId, 6);
    Traffic.flowing.add(this);
  }

  /** Lets running work end, and starts nothing more. */
  async stop(): Promise<void> {
    Traffic.flowing.delete(this);
    await Promise.all([this.queries.stop(), this.senders.stop()]);
    await this.subscribers.stop();
  }

  /** For a test that failed half way. */
  static async stopAll(): Promise<void> {
    await Promise.all([...Traffic.flowing].map((traffic) => traffic.stop()));
  }
}
