import { scopeKey } from "../caller.js";
import type { ApiError } from "../errors.js";
import { isRefusal, NoEventsError, readEvents } from "../platform-api/events.js";
import type { CallContext } from "../platform-api/platform.js";
import { FirstAnswer } from "./firstAnswer.js";
import { Gate } from "./gate.js";
import type { Listener, Reader, Upstream, UpstreamSettings, Wish } from "./upstream.js";
import { type Next, withBackoff } from "./withBackoff.js";

/** Whoever has something open in a session's name. */
export interface Watcher {
  /** Called once, with the platform's refusal, when the session is over or the right is lost. */
  onEnd: (error: ApiError) => void;
  /** The platform has ended the session's stream, as it does when rights change, and is asked again. */
  onDoubt?: () => void;
  /** The platform has named the session's audience, for the first time or after a doubt. */
  onAudience?: (audience: string) => void;
}

/** A listener, and its part in the upstream. */
interface Joined {
  gate: Gate;
  wish: Wish | undefined;
  leave: () => void;
}

interface Sources {
  /** The upstream of an audience, or of one caller; a new one begins after an event. */
  upstreamOf: (key: string, audience: string | undefined, after?: string) => Upstream;
  onOver: () => void;
}

/**
 * One caller's session, for as long as something is open in its name. A stream of its own only watches it:
 * events come to all sessions of an audience by one stream. Once its own stream has ended, nothing is told until
 * the platform has let it in again. If the platform names no audiences, the session listens by itself.
 */
export class Session implements Reader {
  private readonly aborter = new AbortController();
  private reopening = new AbortController();
  private readonly watchers = new Set<Watcher>();
  private readonly listeners = new Map<Listener, Joined>();
  private readonly firstAnswer = new FirstAnswer();
  private upstream: Upstream | undefined;
  private audience: string | undefined;
  private isDoubted = false;

  constructor(
    private readonly settings: UpstreamSettings,
    readonly call: CallContext,
    private readonly sources: Sources,
  ) {
    void withBackoff(this.aborter.signal, () => this.attempt());
  }

  /**
   * Resolves once the platform has let the caller in and its events come, or if it does not answer soon.
   * @returns the caller's audience, if the platform has named it
   * @throws ApiError if it refuses the caller
   */
  async admitted(): Promise<string | undefined> {
    await this.firstAnswer.decided();
    return this.audience;
  }

  /** @returns a function that stops watching */
  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    if (this.isDoubted) watcher.onDoubt?.();
    return () => {
      this.watchers.delete(watcher);
      this.stopIfUnused();
    };
  }

  /** Listens to what the caller may hear, as `Upstream.join` says. */
  join(listener: Listener, wish?: Wish): () => void {
    const gate = new Gate(listener, this.isDoubted);
    this.listeners.set(listener, { gate, wish, leave: this.upstream?.join(gate.pass, wish) ?? nothing });
    return () => {
      this.listeners.get(listener)?.leave();
      this.listeners.delete(listener);
      this.stopIfUnused();
    };
  }

  /** As `Upstream.sees`. */
  async sees(clientId: string): Promise<boolean | undefined> {
    return this.upstream?.sees(clientId);
  }

  answered(): void {
    this.firstAnswer.decide();
  }

  /** Where the platform names audiences, its own stream says why, if it is opened again. */
  refused(error: ApiError): void {
    if (this.audience === undefined) this.end(error);
    else this.reopening.abort();
  }

  /** Ends it for all who watch or listen; with an error if the platform refuses it. */
  end(error?: ApiError): void {
    if (this.aborter.signal.aborted) return;
    this.aborter.abort();
    this.sources.onOver();
    if (error) this.settings.onRefused(this.call.caller);
    this.firstAnswer.decide(error);
    if (error) for (const { onEnd } of [...this.watchers]) onEnd(error);
    this.watchers.clear();
    for (const [listener, { leave }] of [...this.listeners]) {
      leave();
      listener({ type: "end" });
    }
    this.listeners.clear();
    this.upstream?.remove(this);
  }

  private async attempt(): Promise<Next> {
    const { signal } = this.aborter;
    const { log, platform } = this.settings;
    try {
      if (!(await platform.offers.has("audiences"))) return this.listenAlone();
      this.reopening = new AbortController();
      const whileOpen = AbortSignal.any([signal, this.reopening.signal]);
      await readEvents(this.settings, { ...this.call, signal: whileOpen }, "session", {
        onHello: (audience) => this.enter(audience),
      });
    } catch (error) {
      if (signal.aborted) return "over";
      if (error instanceof NoEventsError) return this.listenAlone();
      if (isRefusal(error)) {
        this.end(error);
        return "over";
      }
      this.firstAnswer.decide();
      log.warn({ err: error, reqId: this.call.requestId }, "the stream of a session was interrupted");
    }
    this.doubt();
    return "later";
  }

  private listenAlone(): "over" {
    this.hearFrom(this.sources.upstreamOf(scopeKey(this.call.caller), undefined));
    return "over";
  }

  private enter(audience: string | undefined): void {
    if (this.aborter.signal.aborted) return;
    const key = scopeKey(this.call.caller);
    const isSame = audience === this.audience;
    this.audience = audience;
    this.isDoubted = false;
    this.settings.onEntered(key, audience ?? key);
    for (const { gate } of [...this.listeners.values()]) gate.open(isSame);
    this.hearFrom(this.sources.upstreamOf(audience ?? key, audience, this.upstream?.heardUpTo));
    if (audience !== undefined) for (const { onAudience } of [...this.watchers]) onAudience?.(audience);
  }

  private doubt(): void {
    if (this.isDoubted || this.audience === undefined) return;
    this.isDoubted = true;
    for (const [listener, { gate }] of [...this.listeners]) {
      gate.close();
      listener({ type: "interrupted" });
    }
    for (const { onDoubt } of [...this.watchers]) onDoubt?.();
  }

  /** Also after a break, in which the upstream may have refused to read in its name. */
  private hearFrom(upstream: Upstream): void {
    const former = this.upstream;
    this.upstream = upstream;
    upstream.add(this);
    if (former === upstream) return;
    for (const [listener, joined] of [...this.listeners]) {
      joined.leave();
      // The caller sees something else now.
      if (former) listener({ type: "reopened" });
      if (this.listeners.has(listener)) joined.leave = upstream.join(joined.gate.pass, joined.wish);
    }
    former?.remove(this);
  }

  private stopIfUnused(): void {
    if (this.watchers.size === 0 && this.listeners.size === 0) this.end();
  }
}

const nothing = () => undefined;
