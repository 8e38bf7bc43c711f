import { Gauge } from "prom-client";
import type { Turns } from "../live/turns.js";

const open = new Gauge({ name: "gateway_live_connections", help: "Sockets and event streams that are open" });

/** Shorter than proxies keep a silent connection. */
const BEAT_MS = 12_000;

/** A connection that shows the other side that it is alive, and notices if the other side is not. */
export interface Beating {
  /** Called every 12 s. */
  beat(): void;
}

/** One timer for all connections. */
export class Heartbeat {
  private readonly connections = new Set<Beating>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly turns: Turns) {
    this.timer = setInterval(() => this.beatAll(), BEAT_MS).unref();
  }

  add(connection: Beating): void {
    this.connections.add(connection);
    open.inc();
  }

  delete(connection: Beating): void {
    if (this.connections.delete(connection)) open.dec();
  }

  /** Lets every connection beat, in turns. */
  beatAll(): void {
    this.turns.run(beats([...this.connections]));
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

function* beats(connections: readonly Beating[]): Generator<void> {
  for (const connection of connections) {
    connection.beat();
    yield;
  }
}
