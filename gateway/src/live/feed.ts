import { scopeKey } from "../caller.js";
import { ApiError } from "../errors.js";
import type { ActionChangeRecord } from "../platform-api/actions.js";
import { type ClientRecord, getClient } from "../platform-api/clients.js";
import type { ValveChange } from "../platform-api/events.js";
import type { CallContext } from "../platform-api/http.js";
import { LatestQueue } from "./latestQueue.js";
import type { Arrival, LiveEvent } from "./liveEvent.js";
import { Upstream, type UpstreamSettings } from "./upstream.js";

/** Which part of the feed a listener takes: what an event holds for it, and the key under which newer replaces older. */
interface Part<T> {
  pick: (event: LiveEvent) => T | undefined;
  clientOf: (value: T) => string;
  keyOf: (value: T) => string;
  /** Whether it is about the devices' state, which a count changes, too. */
  isState?: boolean;
  /** What becomes of an older value that the listener has not read yet; left out: it goes. */
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

/** After these the caller may see less than before. */
const DOUBTS: ReadonlySet<LiveEvent["type"]> = new Set(["gone", "interrupted", "reopened"]);

/**
 * Fans the platform's events out to subscriptions: one upstream a scope, however many listen. Each stream ends when the
 * session does, or when the one device that it is about is no more to be seen.
 */
export class LiveFeed {
  private readonly upstreams = new Map<string, Upstream>();

  constructor(private readonly settings: UpstreamSettings) {}

  /** Devices whose status changed, fresh from the platform; of one, or of all that the caller may see. */
  clients(call: CallContext, clientId?: string): AsyncIterable<ClientRecord> {
    return this.listen(call, CLIENTS, clientId);
  }

  /** Arrivals of new readings, of one device or of all that the caller may see. */
  arrivals(call: CallContext, clientId?: string): AsyncIterable<Arrival> {
    return this.listen(call, ARRIVALS, clientId);
  }

  /** Valves that are controlled otherwise now. Bundles, too, tell by their valves. */
  valves(call: CallContext, clientId?: string): AsyncIterable<ValveChange> {
    return this.listen(call, VALVES, clientId);
  }

  /** Actions that were queued, moved on or taken away. */
  actions(call: CallContext, clientId?: string): AsyncIterable<ActionChangeRecord> {
    return this.listen(call, ACTIONS, clientId);
  }

  /**
   * Watches over a session for as long as something is open in its name.
   * @param onEnd called once, with the platform's refusal, when the session is over or the right is lost
   */
  watch(call: CallContext, onEnd: (error: ApiError) => void): { admitted: Promise<void>; leave: () => void } {
    const upstream = this.upstreamOf(call);
    const leave = upstream.join((event) => {
      if (event.type === "end" && event.error) onEnd(event.error);
    });
    return { admitted: upstream.admitted(), leave };
  }

  /**
   * Calls back whenever the caller may see less than before: a device is gone, or the platform has ended its stream.
   * @returns the function that leaves again
   */
  onDoubt(call: CallContext, callback: () => void): () => void {
    return this.upstreamOf(call).join(({ type }) => {
      if (DOUBTS.has(type)) callback();
    });
  }

  /** Ends every stream. */
  close(): void {
    for (const upstream of [...this.upstreams.values()]) upstream.stop();
  }

  private listen<T>(call: CallContext, part: Part<T>, clientId: string | undefined): AsyncIterable<T> {
    const queue = new LatestQueue<T>(() => leave());
    const leave = this.upstreamOf(call).join(
      (event) => {
        if (event.type === "end" || (event.type === "gone" && event.clientId === clientId))
          return queue.end();
        if (event.type === "reopened") return void this.endIfHidden(call, clientId, () => queue.end());
        const value = part.pick(event);
        if (value === undefined || (clientId !== undefined && part.clientOf(value) !== clientId)) return;
        const { merge } = part;
        queue.push(part.keyOf(value), value, merge && ((older) => merge(older, value)));
      },
      part.isState ? (id) => clientId === undefined || clientId === id : undefined,
    );
    return queue;
  }

  /** After a break a device may have gone to another group, or the caller. */
  private async endIfHidden(call: CallContext, clientId: string | undefined, end: () => void): Promise<void> {
    if (clientId === undefined) return;
    try {
      await getClient(this.settings.platform, call, clientId);
    } catch (error) {
      if (error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "FORBIDDEN")) end();
    }
  }

  private upstreamOf(call: CallContext): Upstream {
    const key = scopeKey(call.caller);
    const running = this.upstreams.get(key);
    if (running) return running;
    const upstream = new Upstream(this.settings, { caller: call.caller, requestId: call.requestId }, () =>
      this.upstreams.delete(key),
    );
    this.upstreams.set(key, upstream);
    return upstream;
  }
}

/** Readings that arrived in two steps, as one arrival. */
function together(older: Arrival, newer: Arrival): Arrival {
  return {
    clientId: newer.clientId,
    from: ofBoth(older.from, newer.from, Math.min),
    to: ofBoth(older.to, newer.to, Math.max),
    vehicles: ofBoth(older.vehicles, newer.vehicles, (a, b) => a + b),
  };
}

/** Null where either is not told. */
function ofBoth(a: number | null, b: number | null, put: (a: number, b: number) => number): number | null {
  return a === null || b === null ? null : put(a, b);
}
