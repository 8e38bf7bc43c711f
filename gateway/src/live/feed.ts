import { Repeater, SlidingBuffer } from "@graphql-yoga/subscription";
import { scopeKey } from "../caller.js";
import type { ClientRecord } from "../platform-api/clients.js";
import type { CallContext } from "../platform-api/http.js";
import type { Arrival, LiveEvent } from "./liveEvent.js";
import { Upstream, type UpstreamSettings } from "./upstream.js";

/** Events that a slow reader may fall behind before the oldest are dropped; screens refresh every 60 s beneath. */
const BACKLOG = 500;

/** Fans the platform's events out to subscriptions: one upstream a scope, however many listen. */
export class LiveFeed {
  private readonly upstreams = new Map<string, Upstream>();

  constructor(private readonly settings: UpstreamSettings) {}

  /** Devices whose status changed, fresh from the platform. Ends with the session. */
  clients(call: CallContext, clientId?: string): AsyncIterable<ClientRecord> {
    return this.listen(call, (event) =>
      event.type === "client" && (clientId === undefined || event.client.id === clientId)
        ? event.client
        : undefined,
    );
  }

  /** Arrivals of new readings of one device. Ends with the session. */
  arrivals(call: CallContext, clientId: string): AsyncIterable<Arrival> {
    return this.listen(call, (event) =>
      event.type === "arrival" && event.arrival.clientId === clientId ? event.arrival : undefined,
    );
  }

  /** Ends every stream. */
  close(): void {
    for (const upstream of this.upstreams.values()) upstream.stop();
    this.upstreams.clear();
  }

  private listen<T>(call: CallContext, pick: (event: LiveEvent) => T | undefined): AsyncIterable<T> {
    return new Repeater<T>(async (push, stop) => {
      const upstream = this.upstreamOf(call);
      const leave = upstream.join((event) => {
        if (event.type === "end") return stop();
        const picked = pick(event);
        if (picked !== undefined) void push(picked);
        return undefined;
      });
      await stop;
      leave();
    }, new SlidingBuffer(BACKLOG));
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
