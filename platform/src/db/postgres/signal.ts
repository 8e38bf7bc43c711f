import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Client } from "pg";
import { isUnanswered } from "../faults.js";
import type { Signal } from "../signal.js";
import type { Db } from "../tables.js";
import { type Connections, listeners } from "./pool.js";

const CHANNEL = "obcestje_events";
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;
/**
 * A firewall that drops a connection without a word leaves it looking quiet. So it is tried this often: a
 * platform knows within ten seconds that it hears nothing.
 */
const TRIED_EVERY_MS = 3_000;

/**
 * LISTEN and NOTIFY. One connection listens, and is made anew when it is lost. Listeners are also called after
 * each attempt to make one, as signals may have been missed meanwhile.
 */
export class ServerSignal implements Signal {
  private readonly self = randomUUID();
  private readonly closing = new AbortController();
  private listening: Promise<void> | undefined;
  private onReceive: () => void = () => undefined;

  private readonly newClient: () => Client;

  /** @param connections of the same platform to the same server, which are lost in the same way */
  constructor(
    url: string,
    private readonly connections: Connections,
  ) {
    this.newClient = listeners(url);
  }

  async send(tx: Db): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${this.self})`.execute(tx);
  }

  listen(onReceive: () => void): void {
    this.onReceive = onReceive;
    this.listening = this.keepListening();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.listening;
  }

  private async keepListening(): Promise<void> {
    let wait = FIRST_PAUSE_MS;
    while (!this.closing.signal.aborted) {
      const wasThere = await this.listenUntilLost();
      wait = wasThere ? FIRST_PAUSE_MS : Math.min(2 * wait, LONGEST_PAUSE_MS);
      await quietPause(wait, this.closing.signal);
      if (!this.closing.signal.aborted) this.onReceive();
    }
  }

  /** @returns whether there was a connection */
  private async listenUntilLost(): Promise<boolean> {
    const client = this.newClient();
    const lost = new AbortController();
    const over = AbortSignal.any([this.closing.signal, lost.signal]);
    client.on("error", () => lost.abort());
    client.on("end", () => lost.abort());
    client.on("notification", ({ payload }) => {
      if (payload !== this.self) this.onReceive();
    });
    let wasThere = false;
    try {
      this.connections.noteReceived();
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      wasThere = true;
      this.onReceive();
      while (!over.aborted) {
        await quietPause(TRIED_EVERY_MS, over);
        this.connections.noteReceived();
        if (!over.aborted) await client.query("select 1");
      }
    } catch (error) {
      if (isUnanswered(error)) this.connections.dropSilent();
    }
    await client.end().catch(() => undefined);
    return wasThere;
  }
}

/** A pause that ends early when `signal` says so, and keeps no process alive. */
async function quietPause(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
