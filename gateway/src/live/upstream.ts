import type { Logger } from "pino";
import { ApiError } from "../errors.js";
import { NoEventsError, type PlatformEvent, readEvents } from "../platform-api/events.js";
import type { CallContext, PlatformClient, PlatformSettings } from "../platform-api/http.js";
import type { LiveEvent } from "./liveEvent.js";
import { pollClients } from "./poller.js";
import { LOOKBACK_S, RecentEvents } from "./recentEvents.js";
import { StatusBatcher } from "./statusBatcher.js";

export interface UpstreamSettings extends PlatformSettings {
  platform: PlatformClient;
  pollMs: number;
  log: Pick<Logger, "info" | "warn">;
}

const FIRST_BACKOFF_MS = 250;
const LAST_BACKOFF_MS = 10_000;

/** One caller's stream of platform events, opened with the first listener and closed after the last. */
export class Upstream {
  private readonly listeners = new Set<(event: LiveEvent) => void>();
  private readonly aborter = new AbortController();
  private readonly statuses: StatusBatcher;
  private readonly recent = new RecentEvents();
  private lastEventId: string | undefined;

  constructor(
    private readonly settings: UpstreamSettings,
    private readonly call: CallContext,
    private readonly onStopped: () => void,
  ) {
    this.statuses = new StatusBatcher(settings.platform, call, (client) =>
      this.emit({ type: "client", client }),
    );
    void this.run();
  }

  /**
   * Listens; first to what came in the last moments, which a screen that has just read its data may have missed.
   * @returns the function that leaves again
   */
  join(listener: (event: LiveEvent) => void): () => void {
    this.listeners.add(listener);
    for (const event of this.recent.all()) {
      if (event.type === "status") this.statuses.add(event.clientId);
      else listener({ type: "arrival", arrival: event });
    }
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stop();
    };
  }

  /** Ends the stream and all that listen. */
  stop(): void {
    if (this.aborter.signal.aborted) return;
    this.aborter.abort();
    this.statuses.stop();
    this.onStopped();
    this.emit({ type: "end" });
    this.listeners.clear();
  }

  private emit(event: LiveEvent): void {
    for (const listener of [...this.listeners]) listener(event);
  }

  private async run(): Promise<void> {
    const { signal } = this.aborter;
    let backoff = FIRST_BACKOFF_MS;
    while (!signal.aborted) {
      try {
        const start = { lastEventId: this.lastEventId, since: Math.floor(Date.now() / 1000) - LOOKBACK_S };
        await readEvents(this.settings, { ...this.call, signal }, start, (event, id) => {
          backoff = FIRST_BACKOFF_MS;
          this.onPlatformEvent(event, id);
        });
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof NoEventsError) return this.poll();
        if (error instanceof ApiError && (error.code === "UNAUTHENTICATED" || error.code === "FORBIDDEN"))
          return this.stop();
        this.settings.log.warn({ err: error, requestId: this.call.requestId }, "platform events interrupted");
      }
      await sleep(backoff, signal);
      backoff = Math.min(backoff * 2, LAST_BACKOFF_MS);
    }
  }

  private onPlatformEvent(event: PlatformEvent, id: string | undefined): void {
    this.lastEventId = id ?? this.lastEventId;
    this.recent.add(event);
    if (event.type === "status") this.statuses.add(event.clientId);
    else this.emit({ type: "arrival", arrival: event });
  }

  private async poll(): Promise<void> {
    const { platform, pollMs, log } = this.settings;
    log.info({ requestId: this.call.requestId }, "platform has no /events, polling its lists");
    const end = await pollClients(
      { platform, call: this.call, pollMs, signal: this.aborter.signal, sleep },
      (event) => this.emit(event),
    );
    if (end === "unauthenticated") this.stop();
  }
}

/** Resolves after the time, or at once when aborted. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done, { once: true });
  });
}
