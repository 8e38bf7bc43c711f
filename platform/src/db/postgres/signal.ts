import { randomUUID } from "node:crypto";
import { Client, type Pool } from "pg";
import type { Signal } from "../signal.js";
import { listenerConfig } from "./pool.js";

const CHANNEL = "obcestje_events";
const FIRST_PAUSE_MS = 250;
/** While the connection is down, listeners are called this often instead. */
const LONGEST_PAUSE_MS = 2_000;

/** LISTEN and NOTIFY: one connection listens and reconnects when lost. Signals are sent through the pool. */
export class ServerSignal implements Signal {
  private readonly self = randomUUID();
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private pause = FIRST_PAUSE_MS;
  private closed = false;
  private sending = false;
  private sendAgain = false;
  private onReceive: () => void = () => undefined;

  constructor(
    private readonly url: string,
    private readonly pool: Pool,
  ) {}

  send(): void {
    this.sendAgain = true;
    if (!this.sending) void this.sendAll();
  }

  listen(onReceive: () => void): void {
    this.onReceive = onReceive;
    void this.connect();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  /**
   * A failed signal is not sent again: the platforms that missed it lost their own connection, and check by
   * themselves.
   */
  private async sendAll(): Promise<void> {
    this.sending = true;
    while (this.sendAgain && !this.closed) {
      this.sendAgain = false;
      await this.pool.query("select pg_notify($1, $2)", [CHANNEL, this.self]).catch(() => undefined);
    }
    this.sending = false;
  }

  private async connect(): Promise<void> {
    const client = new Client(listenerConfig(this.url));
    this.client = client;
    let lost = false;
    const onLost = () => {
      if (lost) return;
      lost = true;
      client.end().catch(() => undefined);
      this.reconnect();
    };
    client.on("error", onLost);
    client.on("end", onLost);
    client.on("notification", ({ payload }) => {
      if (payload !== this.self) this.onReceive();
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.pause = FIRST_PAUSE_MS;
      this.onReceive();
    } catch {
      onLost();
    }
  }

  private reconnect(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.onReceive();
      void this.connect();
    }, this.pause);
    this.timer.unref();
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE_MS);
  }
}
