/** How long a socket may stay open without connection_init. */
const INIT_MS = 3_000;
const SWEEP_MS = 500;

/** Closes sockets that never send connection_init; one timer for all of them. */
export class InitDeadline<Connection> {
  private readonly since = new Map<Connection, number>();
  private readonly timer: NodeJS.Timeout;

  /** @param onLate called for a connection whose time is up */
  constructor(private readonly onLate: (connection: Connection) => void) {
    this.timer = setInterval(() => this.sweep(performance.now()), SWEEP_MS).unref();
  }

  /** @param now milliseconds of a steady clock */
  await(connection: Connection, now = performance.now()): void {
    this.since.set(connection, now);
  }

  /** The connection has sent connection_init, or has gone. */
  met(connection: Connection): void {
    this.since.delete(connection);
  }

  /** @param now milliseconds of the same clock */
  sweep(now: number): void {
    for (const [connection, since] of this.since) {
      if (since + INIT_MS > now) return;
      this.since.delete(connection);
      this.onLate(connection);
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
