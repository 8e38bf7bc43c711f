import type { ViewerPrincipal } from "../auth/principal.js";
import { type EventType, type LoggedEvent, RIGHTS_CHANGED } from "./store.js";

/** View-only keys only get events of new readings, not of a device's state. */
const HEARD_BY_VIEW_KEYS: EventType = "client.measurement";

/** One open stream. */
export interface Listener {
  principal: ViewerPrincipal;
  /** It hears no events: it only waits for the end of its session. */
  readonly onlySession?: boolean;
  /** From here on nothing is missed. */
  hello(): void;
  send(event: LoggedEvent): void;
  ping(): void;
  end(): void;
}

/** The open streams, by what they may hear, so that an event costs only those that hear it. */
export class Listeners {
  /** Each with the id of the last event it already has. */
  private readonly after = new Map<Listener, number>();
  private readonly byChannel = new Map<string, Set<Listener>>();

  get size(): number {
    return this.after.size;
  }

  /** Who leaves meanwhile is left out. */
  all(): Iterable<Listener> {
    return this.after.keys();
  }

  /** @param after the id of the last event it already has */
  add(listener: Listener, after: number): void {
    const channel = channelOf(listener);
    const others = this.byChannel.get(channel) ?? new Set();
    this.byChannel.set(channel, others.add(listener));
    this.after.set(listener, after);
  }

  delete(listener: Listener): void {
    const channel = channelOf(listener);
    const others = this.byChannel.get(channel);
    others?.delete(listener);
    if (others?.size === 0) this.byChannel.delete(channel);
    this.after.delete(listener);
  }

  /** Those who get an event; who leaves meanwhile is left out. */
  *of(event: LoggedEvent): Generator<Listener> {
    const groups = event.audience.map(channelOfGroup);
    for (const channel of [EVERYTHING, channelOfClient(event.clientId), ...groups])
      for (const listener of this.byChannel.get(channel) ?? [])
        if (event.id > (this.after.get(listener) ?? 0) && hears(listener.principal, event)) yield listener;
  }
}

const EVERYTHING = "everything";
const NOTHING = "nothing";
const channelOfClient = (id: number) => `client ${id}`;
const channelOfGroup = (id: number) => `group ${id}`;

/** The one channel on which a listener hears all that it may, and more: see hears(). */
function channelOf({ principal, onlySession }: Listener): string {
  if (onlySession) return NOTHING;
  if (principal.kind === "admin") return EVERYTHING;
  if ("clientId" in principal && principal.clientId !== null) return channelOfClient(principal.clientId);
  return principal.groupId === null ? NOTHING : channelOfGroup(principal.groupId);
}

/** Whether a principal may get an event. */
export function hears(principal: ViewerPrincipal, event: LoggedEvent): boolean {
  if (event.type === RIGHTS_CHANGED) return false;
  if (principal.kind === "admin") return true;
  if (principal.kind === "view" && event.type !== HEARD_BY_VIEW_KEYS) return false;
  if ("clientId" in principal && principal.clientId !== null) {
    const mine = principal.clientId === event.clientId;
    return mine && (principal.groupId === null || event.audience.includes(principal.groupId));
  }
  return principal.groupId !== null && event.audience.includes(principal.groupId);
}
