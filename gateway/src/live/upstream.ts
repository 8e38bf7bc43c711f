import type { Logger } from "pino";
import type { Caller } from "../caller.js";
import type { ApiError } from "../errors.js";
import type { ClientRecord } from "../platform-api/clients.js";
import { isRefusal, NoEventsError, type PlatformEvent, readEvents } from "../platform-api/events.js";
import type { PlatformClient, PlatformSettings } from "../platform-api/http.js";
import type { CallContext } from "../platform-api/platform.js";
import { type Arrival, keyOf, type LiveEvent, type LiveNews } from "./liveEvent.js";
import { pollClients } from "./poller.js";
import { LOOKBACK_S, Recent } from "./recent.js";
import { readClients, StatusBatcher } from "./statusBatcher.js";
import { type Next, withBackoff } from "./withBackoff.js";

export interface UpstreamSettings extends PlatformSettings {
  platform: PlatformClient;
  pollMs: number;
  log: Pick<Logger, "info" | "warn">;
  /** Called with the key of a caller or an audience for whom something has changed. */
  onNews: (key: string) => void;
  /** Called with a caller's key, and the key by which its news come. */
  onEntered: (scope: string, key: string) => void;
  /** Called with a caller that the platform no longer admits. */
  onRefused: (caller: Caller) => void;
}

export type Listener = (event: LiveEvent) => void;
/** True if a listener wants the state of a device. */
export type Wish = (clientId: string) => boolean;
const nothing: Wish = () => false;

/** Somebody in whose name the platform is asked. */
export interface Reader {
  readonly call: CallContext;
  /** The platform lets it read, or can't be reached. */
  answered(): void;
  /** Nothing is read in its name from now on. */
  refused(error: ApiError): void;
}

/**
 * A stream of platform events, open as long as somebody may read it or listens: of one caller, or of
 * all callers of an audience, in the name of one of them.
 */
export class Upstream {
  private readonly listeners = new Map<Listener, Wish>();
  private readonly readers = new Set<Reader>();
  private readonly aborter = new AbortController();
  private readonly statuses: StatusBatcher;
  private readonly recent = new Recent<LiveNews>();
  private readerCame: () => void = () => undefined;
  private wasOpen = false;

  /**
   * @param key of the caller or the audience
   * @param lastEventId the event after which it begins; undefined: some moments ago
   */
  constructor(
    private readonly settings: UpstreamSettings,
    private readonly key: string,
    private readonly audience: string | undefined,
    private lastEventId: string | undefined,
    private readonly onStopped: () => void,
  ) {
    this.statuses = new StatusBatcher((ids) => this.read(ids), {
      onClient: (client) => this.tell({ type: "client", client }),
      onGone: (clientId) => this.lose({ type: "gone", clientId }),
    });
    void withBackoff(this.aborter.signal, () => this.attempt());
  }

  /** The id of the last event that it has heard. */
  get heardUpTo(): string | undefined {
    return this.lastEventId;
  }

  /** From now on it may read in this name, too. */
  add(reader: Reader): void {
    this.readers.add(reader);
    if (this.wasOpen) reader.answered();
    this.readerCame();
  }

  /** An open stream in its name stays until the platform ends it. */
  remove(reader: Reader): void {
    this.readers.delete(reader);
    this.stopIfUnused();
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
      this.stopIfUnused();
    };
  }

  /** Whether a device is still seen; undefined if that can't be told now. */
  async sees(clientId: string): Promise<boolean | undefined> {
    const clients = await this.read([clientId]);
    return clients && clients.length > 0;
  }

  /** Ends the stream and all its listeners. */
  stop(): void {
    if (this.aborter.signal.aborted) return;
    this.aborter.abort();
    this.readerCame();
    this.statuses.stop();
    this.onStopped();
    this.emit({ type: "end" });
    this.listeners.clear();
  }

  /** Sessions that are watched may listen at any time. */
  private stopIfUnused(): void {
    if (this.readers.size === 0 && this.listeners.size === 0) this.stop();
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

  private async attempt(): Promise<Next> {
    const { signal } = this.aborter;
    const { platform, log } = this.settings;
    const reader = await this.someReader();
    if (!reader) return "over";
    try {
      if (!(await platform.offers.has("events"))) return await this.poll(reader);
      const start = { lastEventId: this.lastEventId, since: Math.floor(Date.now() / 1000) - LOOKBACK_S };
      await readEvents(this.settings, { ...this.callOf(reader), signal }, start, {
        onOpen: () => this.onOpen(),
        onEvent: (event, id) => this.onPlatformEvent(event, id),
      });
    } catch (error) {
      if (signal.aborted) return "over";
      if (error instanceof NoEventsError) return this.poll(reader);
      if (isRefusal(error)) {
        this.dismiss(reader, error);
        return "at once";
      }
      this.answerAll();
      log.warn({ err: error, reqId: reader.call.requestId }, "platform events interrupted");
    }
    if (this.wasOpen) this.lose({ type: "interrupted" });
    return "later";
  }

  /** Waits if there is none. Undefined once stopped. */
  private async someReader(): Promise<Reader | undefined> {
    while (this.readers.size === 0 && !this.aborter.signal.aborted)
      await new Promise<void>((resolve) => {
        this.readerCame = resolve;
      });
    const [reader] = this.readers;
    return this.aborter.signal.aborted ? undefined : reader;
  }

  private dismiss(reader: Reader, error: ApiError): void {
    this.readers.delete(reader);
    reader.refused(error);
  }

  /** What is read for an audience is refused to a reader who has just left it. */
  private callOf({ call }: Reader): CallContext {
    return this.audience === undefined ? call : { ...call, audience: this.audience };
  }

  /** Undefined if the devices can't be read. */
  private async read(ids: readonly string[]): Promise<ClientRecord[] | undefined> {
    for (const reader of this.readers) {
      try {
        return await readClients(this.settings.platform.as(this.callOf(reader)), ids);
      } catch (error) {
        if (this.audience === undefined || !isRefusal(error)) return undefined;
        this.dismiss(reader, error);
      }
    }
    return undefined;
  }

  private answerAll(): void {
    for (const reader of this.readers) reader.answered();
  }

  private onOpen(): void {
    this.answerAll();
    if (this.wasOpen) this.emit({ type: "reopened" });
    this.wasOpen = true;
  }

  private onPlatformEvent(event: PlatformEvent, id: string | undefined): void {
    this.lastEventId = id ?? this.lastEventId;
    this.settings.onNews(this.key);
    if (event.type === "status") this.statuses.add(event.clientId);
    else if (event.type === "measurement") this.onArrival(event);
    else this.tell(event);
  }

  private onArrival(arrival: Arrival): void {
    this.tell({ type: "arrival", arrival });
    const { clientId } = arrival;
    if ([...this.listeners.values()].some((wish) => wish(clientId))) this.statuses.addCount(clientId);
  }

  private async poll(reader: Reader): Promise<Next> {
    const { platform, pollMs, log } = this.settings;
    const { signal } = this.aborter;
    log.info({ reqId: reader.call.requestId }, "platform has no /events, polling its lists");
    const refusal = await pollClients(
      { platform: platform.as(this.callOf(reader)), pollMs, signal },
      { onRead: () => this.answerAll(), onEvent: (event) => this.onPolled(event) },
    );
    if (refusal) this.dismiss(reader, refusal);
    return "at once";
  }

  private onPolled(event: LiveNews | { type: "gone"; clientId: string }): void {
    this.settings.onNews(this.key);
    if (event.type === "gone") this.lose(event);
    else this.tell(event);
  }
}
