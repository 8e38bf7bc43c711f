import { serverNow, serverNowMs } from "../../graphql/serverClock";
import { type FaultKind, PublicFault } from "./publicFault";

export type FeedState<Data> = {
  /** The latest successful answer. */
  data: Data | undefined;
  /** Unix seconds of that answer. */
  at: number;
  /** Fault of the last try; null if it succeeded. */
  fault: FaultKind | null;
};

export type Ask<Data> = (signal: AbortSignal) => Promise<Data>;

const refreshMs = 60_000;
/** Minimum time between two requests caused by news. */
const gapMs = 10_000;
/** Many pages get the same news at the same moment: each waits up to this long. */
const spreadMs = 1000;
const firstRetryMs = 5000;
const longestRetryMs = 60_000;

/** Half to all of 5 s, 10 s, 20 s … 60 s. */
const retryWait = (failures: number) =>
  Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs) * (0.5 + Math.random() / 2);

/**
 * Keeps an answer fresh while it runs: requests it every minute, sooner on news, and after failures with
 * growing waits. The last answer is kept, unless there is none any more.
 */
export class Feed<Data> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAt = Number.POSITIVE_INFINITY;
  private lastStart = Number.NEGATIVE_INFINITY;
  private underWay: AbortController | null = null;
  private hasNews = false;
  private failures = 0;
  /** The portal asked for no request before this, in ms of performance.now(). */
  private heldUntil = 0;

  constructor(
    private readonly ask: Ask<Data>,
    private readonly tell: (state: FeedState<Data>) => void,
    private state: FeedState<Data> = { data: undefined, at: 0, fault: null },
  ) {}

  /**
   * Starts requests; the first one is sent at once if the answer is older than a minute. Also called when
   * somebody comes back to a page that slept.
   */
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

  /** On a change: requests soon, but at most every ten seconds. */
  hurry(): void {
    if (this.underWay !== null) {
      this.hasNews = true;
      return;
    }
    const soonest = this.lastStart + gapMs - performance.now();
    this.wakeIn(Math.max(soonest, Math.random() * spreadMs));
  }

  /** Requests at once. */
  refresh(): void {
    if (this.underWay === null) this.wakeIn(0);
  }

  /** Schedules the next request for this time, unless an earlier one is planned. */
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
    // Stopped meanwhile, and perhaps started again.
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
    // What nobody may ask any more is not the last answer of a portal that is away: a device was given away, say.
    this.become(kind === "wrong" ? { data: undefined, at: 0, fault: kind } : { ...this.state, fault: kind });
    this.wakeIn(Math.max(retryAfter * 1000, retryWait(this.failures)));
  }

  private become(state: FeedState<Data>): void {
    this.state = state;
    this.tell(state);
  }
}
