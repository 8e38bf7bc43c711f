import { setImmediate } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { Lifetimes } from "../auth/lifetime.rules.js";
import type { ViewerPrincipal } from "../auth/principal.js";
import { isSeen } from "../clients/sight.rules.js";
import { seenFromOfClients } from "../clients/sight.store.js";
import type { Databases } from "../db/databases.js";
import type { Clock } from "../time/clock.js";
import { Coalesced } from "./coalesced.js";
import { hears, type Listener, Listeners } from "./listeners.js";
import { numberEvents } from "./numbering.js";
import { listenersToEnd } from "./recheck.js";
import {
  eventsAfter,
  type LoggedEvent,
  lastEventId,
  logEvents,
  type NewEvent,
  pruneEvents,
  RIGHTS_CHANGED,
} from "./store.js";

const ROWS_A_READ = 500;
const NO_CLIENT = 0;
/**
 * At rest an event is told at once. Under load as many as come meanwhile share a run: without a pause, several
 * platforms number and read without end, each time for a few events.
 */
const REST_MS = 50;
/** Thousands of streams are written to in turns of so many, a fifth of a millisecond each: batches are taken in between. */
const WRITES_A_TURN = 8;

/**
 * Sends logged events to those who may see them, in the order of their ids. It reads the log when it is
 * woken, so that nothing uncommitted is sent, and nothing is sent twice or left out.
 */
export class EventHub {
  private readonly listeners = new Listeners();
  private cursor = 0;
  private closed = false;
  private readonly numbering = new Coalesced(() => this.number(), REST_MS);
  private readonly rechecking = new Coalesced(() => this.recheck());
  private readonly reading = new Coalesced(() => this.readOn(), REST_MS);

  constructor(
    private readonly db: Databases,
    private readonly lifetimes: Lifetimes,
    private readonly now: Clock,
    private readonly onError: (error: unknown) => void,
  ) {}

  async start(): Promise<void> {
    this.cursor = await lastEventId(this.db.read);
    this.db.signal.listen(() => this.lookAgain());
    this.wake();
  }

  get listenerCount(): number {
    return this.listeners.size;
  }

  /** Something was committed. Never throws, never waits. Many in a row become few. */
  wake(): void {
    this.numbering.run().then(() => this.lookAgain(), this.onError);
  }

  /** Opens a stream: first the events after an id, or from an instant on (if given), then new ones. */
  async listen(listener: Listener, from: { afterId?: number; since?: number }): Promise<void> {
    const cursor = await this.begin(listener, from);
    if (this.closed) listener.end();
    else this.listeners.add(listener, cursor);
  }

  /** @returns the id of the last event that the stream has */
  private async begin(listener: Listener, from: { afterId?: number; since?: number }): Promise<number> {
    if (!listener.onlySession) return this.repeat(listener, from);
    listener.hello();
    return 0;
  }

  /** Tells the events that a stream has missed. @returns the id of the last that it has */
  private async repeat(listener: Listener, from: { afterId?: number; since?: number }): Promise<number> {
    let cursor = await this.startOf(from);
    listener.hello();
    // All that is logged is told from the log, not only what the hub has read: what it tells as new, it tells to
    // whoever sees the client now.
    for (let isMore = true; isMore || cursor < this.cursor; ) {
      const read = this.cursor;
      const events = await eventsAfter(this.db.read, cursor, ROWS_A_READ);
      const heard = events.filter((event) => hears(listener.principal, event));
      for (const event of await this.inSight(listener.principal, heard)) tell(listener, event);
      isMore = events.length > 0;
      cursor = events.at(-1)?.id ?? Math.max(cursor, read);
    }
    return cursor;
  }

  /** Repeated events are from some time ago: the listener may have come to the client in between. */
  private async inSight(principal: ViewerPrincipal, events: LoggedEvent[]): Promise<LoggedEvent[]> {
    if (principal.kind === "admin") return events;
    const ids = [...new Set(events.map(({ clientId }) => clientId))];
    const seenFrom = await seenFromOfClients(this.db.read, ids, principal.groupId);
    return events.filter(({ clientId, time }) => isSeen(time, seenFrom.get(clientId) ?? null));
  }

  /**
   * The log may lag behind what is committed: what is already there is not new for a new listener. If it can't
   * be numbered now, the listener may hear of it once more than it needs.
   */
  private async startOf({ afterId, since }: { afterId?: number; since?: number }): Promise<number> {
    await this.numbering.run().catch(this.onError);
    if (since !== undefined && afterId === undefined) return lastEventId(this.db.read, since);
    const last = await lastEventId(this.db.read);
    return afterId !== undefined && afterId <= last ? afterId : last;
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
  }

  /**
   * After a request some may see less: their streams end, and at other platforms before any event that follows.
   * Never throws: the change is made.
   */
  async rightsChanged({ dryRun, replayed }: Pick<FastifyRequest, "dryRun" | "replayed">): Promise<void> {
    if (dryRun || replayed) return;
    const event: NewEvent = { type: RIGHTS_CHANGED, clientId: NO_CLIENT, audience: [], data: {} };
    try {
      await this.recheckListeners();
      await logEvents(this.db.write, [event], this.now());
      this.wake();
    } catch (error) {
      this.onError(error);
    }
  }

  /** Ends streams whose session is dead or whose rights have changed, as they are when this is called or later. */
  recheckListeners(): Promise<void> {
    return this.rechecking.run();
  }

  private async recheck(): Promise<void> {
    for (const listener of await listenersToEnd(
      this.db.read,
      this.lifetimes,
      [...this.listeners.all()],
      this.now(),
    ))
      this.end(listener);
  }

  async ping(): Promise<void> {
    const turn = turns();
    for (const listener of this.listeners.all()) {
      listener.ping();
      if (turn.isOver()) await setImmediate();
    }
  }

  prune(): Promise<void> {
    return pruneEvents(this.db.write, this.now());
  }

  /** Ends all streams, including those being opened. */
  close(): void {
    this.closed = true;
    for (const listener of this.listeners.all()) this.end(listener);
  }

  private end(listener: Listener): void {
    this.listeners.delete(listener);
    listener.end();
  }

  private lookAgain(): void {
    this.reading.run().catch(this.onError);
  }

  /** The database may be closed before a rest is over. What is not numbered by then is, when a platform starts. */
  private async number(): Promise<void> {
    if (!this.closed) await numberEvents(this.db.write, this.db.signal);
  }

  private async readOn(): Promise<void> {
    for (let events = await this.next(); events.length > 0; events = await this.next())
      await this.broadcast(events);
  }

  private async next(): Promise<LoggedEvent[]> {
    return this.closed ? [] : eventsAfter(this.db.read, this.cursor, ROWS_A_READ);
  }

  private async broadcast(events: LoggedEvent[]): Promise<void> {
    const turn = turns();
    for (const event of events) {
      this.cursor = event.id;
      if (event.type === RIGHTS_CHANGED) await this.recheckListeners();
      for (const listener of this.listeners.of(event)) {
        tell(listener, event);
        if (turn.isOver()) await setImmediate();
      }
    }
  }
}

/** Counts writes. Node writes to a socket when a turn ends, so their time can't be measured within it. */
function turns(): { isOver: () => boolean } {
  let writes = 0;
  return {
    isOver: () => {
      writes = (writes + 1) % WRITES_A_TURN;
      return writes === 0;
    },
  };
}

/** Sends an event in the version that its listener may see. */
function tell(listener: Listener, event: LoggedEvent): void {
  const { principal } = listener;
  const { late } = event;
  const isLate =
    late !== null &&
    principal.kind !== "admin" &&
    (principal.groupId === null || late.groups.includes(principal.groupId));
  listener.send(isLate ? { ...event, data: late.data } : event);
}
