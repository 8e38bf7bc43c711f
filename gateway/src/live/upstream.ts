import type { Logger } from "pino";
import { type Caller, scopeKey } from "../caller.js";
import { ApiError } from "../errors.js";
import { NoEventsError, type PlatformEvent, readEvents } from "../platform-api/events.js";
import type { PlatformClient, PlatformSettings } from "../platform-api/http.js";
import type { CallContext } from "../platform-api/platform.js";
import type { Arrival, LiveEvent, LiveNews } from "./liveEvent.js";
import { pollClients } from "./poller.js";
import { LOOKBACK_S, Recent } from "./recent.js";
import { sleep } from "./sleep.js";
import { StatusBatcher } from "./statusBatcher.js";

export interface UpstreamSettings extends PlatformSettings {
  platform: PlatformClient;
  pollMs: number;
  log: Pick<Logger, "info" | "warn">;
  /** Called with the scope for which something has changed. */
  onNews: (scope: string) => void;
  /** Called with a caller that the platform no longer admits. */
  onRefused: (caller: Caller) => void;
}

type Listener = (event: LiveEvent) => void;
/** True if a listener wants the state of a device. */
type Wish = (clientId: string) => boolean;
const nothing: Wish = () => false;

const FIRST_BACKOFF_MS = 250;
const LAST_BACKOFF_MS = 10_000;

/** One caller's stream of platform events, opened with the first listener and closed after the last. */
export class Upstream {
  private readonly listeners = new Map<Listener, Wish>();
  private readonly aborter = new AbortController();
  private readonly statuses: StatusBatcher;
  private readonly recent = new Recent<LiveNews>();
  private readonly firstAnswer = new FirstAnswer();
  private readonly scope: string;
  private lastEventId: string | undefined;
  private wasOpen = false;

  constructor(
    private readonly settings: UpstreamSettings,
    private readonly call: CallContext,
    private readonly onStopped: () => void,
  ) {
    this.scope = scopeKey(call.caller);
    this.statuses = new StatusBatcher(settings.platform.as(call), {
      onClient: (client) => this.tell({ type: "client", client }),
      onGone: (clientId) => this.lose({ type: "gone", clientId }),
    });
    void this.run();
  }

  /**
   * Resolves once the platform has let the caller in, or if it does not answer soon.
   * @throws ApiError if it refuses the caller
   */
  admitted(): Promise<void> {
    return this.firstAnswer.decided();
  }

  /**
   * Listens. The listener first gets the events of the last moments, which a screen that has just read its
   * data may have missed.
   * @param wish the devices whose state the listener wants: such a device is read whenever it has counted
   * somebody
   * @returns a function that unsubscribes
   */
  join(listener: Listener, wish: Wish = nothing): () => void {
    this.listeners.set(listener, wish);
    for (const news of this.recent.all()) {
      listener(news);
      if (news.type === "arrival" && wish(news.arrival.clientId))
        this.statuses.addCount(news.arrival.clientId);
    }
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stop();
    };
  }

  /** Ends the stream and all its listeners; with an error if the caller is refused. */
  stop(error?: ApiError): void {
    if (this.aborter.signal.aborted) return;
    this.aborter.abort();
    this.statuses.stop();
    this.onStopped();
    if (error) this.settings.onRefused(this.call.caller);
    this.firstAnswer.decide(error);
    this.emit({ type: "end", ...(error ? { error } : {}) });
    this.listeners.clear();
  }

  private emit(event: LiveEvent): void {
    for (const listener of [...this.listeners.keys()]) listener(event);
  }

  private tell(news: LiveNews): void {
    this.recent.set(keyOf(news), news);
    this.emit(news);
  }

  /** Later listeners get no earlier events: these may be about things that the caller no longer sees. */
  private lose(event: LiveEvent): void {
    this.recent.clear();
    this.emit(event);
  }

  private async run(): Promise<void> {
    const { signal } = this.aborter;
    let backoff = FIRST_BACKOFF_MS;
    while (!signal.aborted) {
      try {
        if (!(await this.settings.platform.offers.has("events"))) return await this.poll();
        const start = { lastEventId: this.lastEventId, since: Math.floor(Date.now() / 1000) - LOOKBACK_S };
        await readEvents(this.settings, { ...this.call, signal }, start, {
          onOpen: () => this.onOpen(),
          onEvent: (event, id) => {
            backoff = FIRST_BACKOFF_MS;
            this.onPlatformEvent(event, id);
          },
        });
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof NoEventsError) return this.poll();
        if (isRefusal(error)) return this.stop(error);
        this.firstAnswer.decide();
        this.settings.log.warn({ err: error, reqId: this.call.requestId }, "platform events interrupted");
      }
      if (this.wasOpen) this.lose({ type: "interrupted" });
      await sleep(backoff, signal);
      backoff = Math.min(backoff * 2, LAST_BACKOFF_MS);
    }
  }

  private onOpen(): void {
    this.firstAnswer.decide();
    if (this.wasOpen) this.emit({ type: "reopened" });
    this.wasOpen = true;
  }

  private onPlatformEvent(event: PlatformEvent, id: string | undefined): void {
    this.lastEventId = id ?? this.lastEventId;
    this.settings.onNews(this.scope);
    if (event.type === "status") this.statuses.add(event.clientId);
    else if (event.type === "measurement") this.onArrival(event);
    else this.tell(event);
  }

  private onArrival(arrival: Arrival): void {
    this.tell({ type: "arrival", arrival });
    const { clientId } = arrival;
    if ([...this.listeners.values()].some((wish) => wish(clientId))) this.statuses.addCount(clientId);
  }

  private async poll(): Promise<void> {
    const { platform, pollMs, log } = this.settings;
    const { signal } = this.aborter;
    log.info({ reqId: this.call.requestId }, "platform has no /events, polling its lists");
    const refusal = await pollClients(
      { platform: platform.as(this.call), pollMs, signal },
      { onRead: () => this.firstAnswer.decide(), onEvent: (event) => this.onPolled(event) },
    );
    if (refusal) this.stop(refusal);
  }

  private onPolled(event: LiveNews | { type: "gone"; clientId: string }): void {
    this.settings.onNews(this.scope);
    if (event.type === "gone") this.lose(event);
    else this.tell(event);
  }
}

/** True if the session is dead or the right is lost: another try changes nothing. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === "UNAUTHENTICATED" || error.code === "FORBIDDEN");
}

/** Newer news of a device's or action's state replaces older. Arrivals of readings add up. */
function keyOf(news: LiveNews): string {
  if (news.type === "client") return `client ${news.client.id}`;
  if (news.type === "valve") return `valve ${news.valve.clientId}`;
  if (news.type === "arrival")
    return `arrival ${news.arrival.clientId} ${news.arrival.from} ${news.arrival.to}`;
  return `action ${news.action.actionId ?? ""} ${news.action.clientId}`;
}

/** A slow platform must not keep subscribers waiting. They get its events once it answers. */
const WAITS_MS = 2_000;

/** The platform's first answer, which decides whether a caller may listen. */
class FirstAnswer {
  private settle: () => void = () => undefined;
  private refusal: ApiError | undefined;
  private readonly answered: Promise<void>;

  constructor() {
    this.answered = new Promise((resolve) => {
      const timer = setTimeout(resolve, WAITS_MS);
      this.settle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** The first decision to let in or to refuse ends the waiting. A refusal then holds. */
  decide(refusal?: ApiError): void {
    this.refusal ??= refusal;
    this.settle();
  }

  /** @throws ApiError if the caller is refused */
  async decided(): Promise<void> {
    await this.answered;
    if (this.refusal) throw this.refusal;
  }
}
