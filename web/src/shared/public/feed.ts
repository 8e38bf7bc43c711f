import { serverNow, serverNowMs } from "../../graphql/serverClock";
import { type FaultKind, PublicFault } from "./publicFault";

/** What a feed knows. */
export type FeedState<Data> = {
  /** The newest good answer. */
  data: Data | undefined;
  /** Unix seconds when it came. */
  at: number;
  /** Why the last try failed; null where it didn't. */
  fault: FaultKind | null;
};

export type Ask<Data> = (signal: AbortSignal) => Promise<Data>;

const refreshMs = 60_000;
/** News never has it ask more often than that. */
const gapMs = 10_000;
/** Many pages hear the same news in one moment: each waits up to so long. */
const spreadMs = 1000;
const firstRetryMs = 5000;
const longestRetryMs = 60_000;

/** Half to all of 5 s, 10 s, 20 s … 60 s. */
const retryWait = (failures: number) =>
  Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs) * (0.5 + Math.random() / 2);

/**
 * Keeps an answer fresh for as long as it runs: asks every minute, sooner when there is news, and again with growing waits
 * where that fails. What was known last stays.
 */
export class Feed<Data> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAt = Number.POSITIVE_INFINITY;
  private lastStart = Number.NEGATIVE_INFINITY;
  private underWay: AbortController | null = null;
  private hasNews = false;
  private failures = 0;
  /** The portal asked not to be asked before, ms as performance.now() tells them. */
  private heldUntil = 0;

  constructor(
    private readonly ask: Ask<Data>,
    private readonly tell: (state: FeedState<Data>) => void,
    private state: FeedState<Data> = { data: undefined, at: 0, fault: null },
  ) {}

  /** Asks, at once where what is known is older than a minute; also for who comes back to a page that slept. */
  start(): void {
    if (this.underWay !== null) return;
    const { data, at, fault } = this.state;
    const age = serverNowMs() - at * 1000;
    const wait = data === undefined || fault !== null || age < 0 ? 0 : refreshMs - age;
    this.wakeIn(Math.max(wait, this.heldUntil - performance.now()));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.dueAt = Number.POSITIVE_INFINITY;
    this.underWay?.abort();
    this.underWay = null;
  }

  /** Something has changed: asks soon, and at most every ten seconds. */
  hurry(): void {
    if (this.underWay !== null) {
      this.hasNews = true;
      return;
    }
    const soonest = this.lastStart + gapMs - performance.now();
    this.wakeIn(Math.max(soonest, Math.random() * spreadMs));
  }

  /** Somebody wants it now. */
  refresh(): void {
    if (this.underWay === null) this.wakeIn(0);
  }

  /** At the sooner of this and what was planned. */
  private wakeIn(ms: number): void {
    const at = performance.now() + Math.max(0, ms);
    if (at >= this.dueAt) return;
    clearTimeout(this.timer);
    this.dueAt = at;
    this.timer = setTimeout(() => void this.run(), Math.max(0, ms));
  }

  private async run(): Promise<void> {
    this.dueAt = Number.POSITIVE_INFINITY;
    this.hasNews = false;
    this.lastStart = performance.now();
    const asking = new AbortController();
    this.underWay = asking;
    const outcome = await this.ask(asking.signal).then(
      (data) => ({ data }),
      (error: unknown) => (error instanceof PublicFault ? error : new PublicFault("away")),
    );
    // Stopped meanwhile, and perhaps begun anew.
    if (this.underWay !== asking) return;
    this.underWay = null;
    if (outcome instanceof PublicFault) this.fail(outcome);
    else this.succeed(outcome.data);
    if (this.hasNews) this.hurry();
  }

  private succeed(data: Data): void {
    this.failures = 0;
    this.become({ data, at: serverNow(), fault: null });
    this.wakeIn(refreshMs);
  }

  private fail({ kind, retryAfter }: PublicFault): void {
    this.failures += 1;
    this.heldUntil = performance.now() + retryAfter * 1000;
    this.become({ ...this.state, fault: kind });
    this.wakeIn(Math.max(retryAfter * 1000, retryWait(this.failures)));
  }

  private become(state: FeedState<Data>): void {
    this.state = state;
    this.tell(state);
  }
}
