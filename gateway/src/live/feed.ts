import { scopeKey } from "../caller.js";
import type { ActionChangeRecord } from "../platform-api/actions.js";
import type { ClientRecord } from "../platform-api/clients.js";
import type { ValveChange } from "../platform-api/events.js";
import type { CallContext } from "../platform-api/platform.js";
import { LatestQueue } from "./latestQueue.js";
import type { Arrival, LiveEvent } from "./liveEvent.js";
import { Session, type Watcher } from "./session.js";
import { Upstream, type UpstreamSettings } from "./upstream.js";

/**
 * A listener's part of the feed: the value that an event holds for it, and the key under which newer values
 * replace older ones.
 */
interface Part<T> {
  pick: (event: LiveEvent) => T | undefined;
  clientOf: (value: T) => string;
  keyOf: (value: T) => string;
  /** True if it is about the devices' state, which also changes with each count. */
  isState?: boolean;
  /** Merges an older value that the listener has not read yet. If left out, the older value is dropped. */
  merge?: (older: T, newer: T) => T;
}

const CLIENTS: Part<ClientRecord> = {
  isState: true,
  pick: (event) => (event.type === "client" ? event.client : undefined),
  clientOf: ({ id }) => id,
  keyOf: ({ id }) => id,
};

const ARRIVALS: Part<Arrival> = {
  pick: (event) => (event.type === "arrival" ? event.arrival : undefined),
  clientOf: ({ clientId }) => clientId,
  keyOf: ({ clientId }) => clientId,
  merge: together,
};

const VALVES: Part<ValveChange> = {
  pick: (event) => (event.type === "valve" ? event.valve : undefined),
  clientOf: ({ clientId }) => clientId,
  keyOf: ({ clientId }) => clientId,
};

const ACTIONS: Part<ActionChangeRecord> = {
  pick: (event) => (event.type === "action" ? event.action : undefined),
  clientOf: ({ clientId }) => clientId,
  keyOf: ({ clientId, actionId }) => `${clientId} ${actionId ?? ""}`,
};

/** After one of these the caller may see less than before. */
const DOUBTS: ReadonlySet<LiveEvent["type"]> = new Set(["gone", "interrupted", "reopened"]);

/** A session, or all of an audience. */
type Source = Pick<Upstream, "join" | "sees">;

/** During a break a device or the caller may have moved to another group. */
async function endIfHidden(source: Source, clientId: string | undefined, end: () => void): Promise<void> {
  if (clientId !== undefined && (await source.sees(clientId)) === false) end();
}

/**
 * Distributes the platform's events to subscriptions: one upstream per audience, however many listen; one per
 * caller where the platform names no audiences. Each stream ends with the session, or when the caller may no
 * longer see the one device that it is about.
 */
export class LiveFeed {
  private readonly sessions = new Map<string, Session>();
  private readonly upstreams = new Map<string, Upstream>();

  constructor(private readonly settings: UpstreamSettings) {}

  /**
   * Devices whose status changed, freshly read from the platform; one device, or all that the caller may see.
   */
  clients(call: CallContext, clientId?: string): AsyncIterable<ClientRecord> {
    return this.listen(call, CLIENTS, clientId);
  }

  /** Arrivals of new readings, of one device or all that the caller may see. */
  arrivals(call: CallContext, clientId?: string): AsyncIterable<Arrival> {
    return this.listen(call, ARRIVALS, clientId);
  }

  /** Valves whose control changed. A change of a bundle is reported by its valves. */
  valves(call: CallContext, clientId?: string): AsyncIterable<ValveChange> {
    return this.listen(call, VALVES, clientId);
  }

  /** Actions that were queued, advanced or removed. */
  actions(call: CallContext, clientId?: string): AsyncIterable<ActionChangeRecord> {
    return this.listen(call, ACTIONS, clientId);
  }

  /**
   * Watches a session for as long as something is open in its name.
   * @returns `admitted`: as `Session.admitted`
   */
  watch(call: CallContext, watcher: Watcher): { admitted: Promise<string | undefined>; leave: () => void } {
    const session = this.sessionOf(call);
    const leave = session.watch(watcher);
    return { admitted: session.admitted(), leave };
  }

  /**
   * Calls back whenever the caller may see less than before: a device is gone, or the platform has ended its
   * stream.
   * @returns a function that unsubscribes
   */
  onDoubt(call: CallContext, callback: () => void): () => void {
    return this.sourceOf(call).join(({ type }) => {
      if (DOUBTS.has(type)) callback();
    });
  }

  close(): void {
    for (const session of [...this.sessions.values()]) session.end();
    for (const upstream of [...this.upstreams.values()]) upstream.stop();
  }

  private listen<T>(call: CallContext, part: Part<T>, clientId: string | undefined): AsyncIterable<T> {
    const queue = new LatestQueue<T>(() => leave());
    const source = this.sourceOf(call);
    const leave = source.join(
      (event) => {
        if (event.type === "end" || (event.type === "gone" && event.clientId === clientId))
          return queue.end();
        if (event.type === "reopened") return void endIfHidden(source, clientId, () => queue.end());
        const value = part.pick(event);
        if (value === undefined || (clientId !== undefined && part.clientOf(value) !== clientId)) return;
        const { merge } = part;
        queue.push(part.keyOf(value), value, merge && ((older) => merge(older, value)));
      },
      part.isState ? (id) => clientId === undefined || clientId === id : undefined,
    );
    return queue;
  }

  /** An audience's news come whichever of its sessions ends. */
  private sourceOf(call: CallContext): Source {
    return call.audience === undefined ? this.sessionOf(call) : this.upstreamOf(call.audience, call.audience);
  }

  private sessionOf({ caller, requestId }: CallContext): Session {
    const key = scopeKey(caller);
    const running = this.sessions.get(key);
    if (running) return running;
    const session = new Session(
      this.settings,
      { caller, requestId },
      {
        upstreamOf: (source, audience, after) => this.upstreamOf(source, audience, after),
        onOver: () => this.sessions.delete(key),
      },
    );
    this.sessions.set(key, session);
    return session;
  }

  private upstreamOf(key: string, audience: string | undefined, after?: string): Upstream {
    const running = this.upstreams.get(key);
    if (running) return running;
    const upstream = new Upstream(this.settings, key, audience, after, () => this.upstreams.delete(key));
    this.upstreams.set(key, upstream);
    return upstream;
  }
}

/** Merges readings that arrived in two steps into one arrival. */
function together(older: Arrival, newer: Arrival): Arrival {
  return {
    clientId: newer.clientId,
    from: ofBoth(older.from, newer.from, Math.min),
    to: ofBoth(older.to, newer.to, Math.max),
    vehicles: ofBoth(older.vehicles, newer.vehicles, (a, b) => a + b),
  };
}

/** Null if either is null. */
function ofBoth(a: number | null, b: number | null, put: (a: number, b: number) => number): number | null {
  return a === null || b === null ? null : put(a, b);
}
