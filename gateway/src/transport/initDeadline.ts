/** How long a socket may stay open without having said who it is. */
const INIT_MS = 3_000;
const SWEEP_MS = 500;

/** Lets go of sockets that never say connection_init; one timer for all of them. */
export class InitDeadline<Session> {
  private readonly since = new Map<Session, number>();
  private readonly timer: NodeJS.Timeout;

  /** @param onLate called for a session whose time is up */
  constructor(private readonly onLate: (session: Session) => void) {
    this.timer = setInterval(() => this.sweep(performance.now()), SWEEP_MS).unref();
  }

  /** @param now milliseconds of a steady clock */
  await(session: Session, now = performance.now()): void {
    this.since.set(session, now);
  }

  /** The session has said who it is, or has gone. */
  met(session: Session): void {
    this.since.delete(session);
  }

  /** @param now milliseconds of the same clock */
  sweep(now: number): void {
    for (const [session, since] of this.since) {
      if (since + INIT_MS > now) return;
      this.since.delete(session);
      this.onLate(session);
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
