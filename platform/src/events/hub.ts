import type { ViewerPrincipal } from "../auth/principal.js";
import { findSession } from "../auth/sessions.store.js";
import { isSeen } from "../clients/sight.rules.js";
import { seenFromOfClients } from "../clients/sight.store.js";
import type { Databases } from "../db/databases.js";
import type { Clock } from "../time/clock.js";
import { Coalesced } from "./coalesced.js";
import { numberEvents } from "./numbering.js";
import { type EventType, eventsAfter, type LoggedEvent, lastEventId, pruneEvents } from "./store.js";

const ROWS_A_READ = 500;
/** View-only keys only get events of new readings, not of a device's state. */
const HEARD_BY_VIEW_KEYS: EventType = "client.measurement";

/** One open stream. */
export interface Listener {
  principal: ViewerPrincipal;
  send(event: LoggedEvent): void;
  ping(): void;
  end(): void;
}

/**
 * Sends logged events to those who may see them, in the order of their ids. It reads the log when it is
 * woken, so that nothing uncommitted is sent, and nothing is sent twice or left out.
 */
export class EventHub {
  /** Each with the id of the last event it already has. */
  private readonly listeners = new Map<Listener, number>();
  private cursor = 0;
  private closed = false;
  private readonly numbering = new Coalesced(() => numberEvents(this.db.write, this.db.signal));
  private readonly reading = new Coalesced(() => this.readOn());

  constructor(
    private readonly db: Databases,
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
    const after = await this.startOf(from);
    let cursor = after;
    while (cursor < this.cursor) {
      const events = await eventsAfter(this.db.read, cursor, ROWS_A_READ);
      const told = events.filter(({ id }) => id <= this.cursor);
      const heard = told.filter((event) => hears(listener.principal, event));
      for (const event of await this.inSight(listener.principal, heard)) tell(listener, event);
      cursor = told.at(-1)?.id ?? this.cursor;
    }
    if (this.closed) listener.end();
    else this.listeners.set(listener, after);
  }

  /** Repeated events are from some time ago: the listener may have come to the client in between. */
  private async inSight(principal: ViewerPrincipal, events: LoggedEvent[]): Promise<LoggedEvent[]> {
    if (principal.kind === "admin") return events;
    const ids = [...new Set(events.map(({ clientId }) => clientId))];
    const seenFrom = await seenFromOfClients(this.db.read, ids, principal.groupId);
    return events.filter(({ clientId, time }) => isSeen(time, seenFrom.get(clientId) ?? null));
  }

  /**
   * The hub may lag behind the log, and the log behind what is committed: events that are already there are not
   * new for a new listener.
   */
  private async startOf({ afterId, since }: { afterId?: number; since?: number }): Promise<number> {
    if (since !== undefined && afterId === undefined) return lastEventId(this.db.read, since);
    if (afterId === undefined) await this.numbering.run();
    return Math.min(afterId ?? Number.POSITIVE_INFINITY, await lastEventId(this.db.read));
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
  }

  /** Ends streams whose session is dead or whose rights have changed. */
  async recheckListeners(): Promise<void> {
    const now = this.now();
    const checked = new Map<string, Awaited<ReturnType<typeof findSession>>>();
    for (const listener of [...this.listeners.keys()]) {
      const { principal } = listener;
      if (principal.kind === "key" || principal.kind === "view") {
        if (!(await this.keyExists(principal.keyId))) this.end(listener);
        continue;
      }
      const { sessionHash, kind, groupId } = principal;
      if (!checked.has(sessionHash))
        checked.set(sessionHash, await findSession(this.db.read, sessionHash, now));
      const session = checked.get(sessionHash);
      const same =
        kind === "user" ? session?.admin === false && session.groupId === groupId : session?.admin === true;
      if (!same || (kind === "acting" && !(await this.groupExists(groupId)))) this.end(listener);
    }
  }

  private async keyExists(id: number): Promise<boolean> {
    const key = this.db.read.selectFrom("api_key").select("id").where("id", "=", id);
    return (await key.executeTakeFirst()) !== undefined;
  }

  ping(): void {
    for (const listener of this.listeners.keys()) listener.ping();
  }

  prune(): Promise<void> {
    return pruneEvents(this.db.write, this.now());
  }

  /** Ends all streams, including those being opened. */
  close(): void {
    this.closed = true;
    for (const listener of [...this.listeners.keys()]) this.end(listener);
  }

  private end(listener: Listener): void {
    this.listeners.delete(listener);
    listener.end();
  }

  private async groupExists(groupId: number | null): Promise<boolean> {
    if (groupId === null) return false;
    const group = await this.db.read
      .selectFrom("user_group")
      .select("id")
      .where("id", "=", groupId)
      .executeTakeFirst();
    return group !== undefined;
  }

  private lookAgain(): void {
    this.reading.run().catch(this.onError);
  }

  private async readOn(): Promise<void> {
    for (let events = await this.next(); events.length > 0; events = await this.next())
      this.broadcast(events);
  }

  private next(): Promise<LoggedEvent[]> {
    return eventsAfter(this.db.read, this.cursor, ROWS_A_READ);
  }

  private broadcast(events: LoggedEvent[]): void {
    for (const event of events) {
      this.cursor = event.id;
      for (const [listener, after] of this.listeners)
        if (event.id > after && hears(listener.principal, event)) tell(listener, event);
    }
  }
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

function hears(principal: ViewerPrincipal, event: LoggedEvent): boolean {
  if (principal.kind === "admin") return true;
  if (principal.kind === "view" && event.type !== HEARD_BY_VIEW_KEYS) return false;
  if ("clientId" in principal && principal.clientId !== null) {
    const mine = principal.clientId === event.clientId;
    return mine && (principal.groupId === null || event.audience.includes(principal.groupId));
  }
  return principal.groupId !== null && event.audience.includes(principal.groupId);
}
