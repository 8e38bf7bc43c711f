import { serverNow } from "./serverClock";

/** My link to the portal. upstream: the portal answers, but can't reach its own data. */
export type LinkState = "online" | "offline" | "upstream";

/** How a request over HTTP ended. */
export type Outcome = "ok" | "unreachable" | "upstreamAway";
type Socket = "idle" | "open" | "lost";

const graceMs = 1000;
/** So long what was missed may take to come after the link is back, before it shows as lost still. */
const catchUpMs = 5000;
/** Always asks the platform: once it succeeds, the platform is back for everybody. */
const probe = "Session";

let isUnreachable = false;
let socket: Socket = "idle";
/** The socket is back after a loss, and no answer has come yet: what shows is as old as before. */
let isCatchingUp = false;
let shown: LinkState = "online";
let grace: ReturnType<typeof setTimeout> | undefined;
/** Operations whose last answer was that the platform is away; others may not need the platform at all. */
const withoutPlatform = new Set<string>();
/** Of questions to which the last answer stands in: when that was told, Unix seconds. */
const standIns = new Map<string, number>();
/** When the portal last answered, Unix seconds; null: not on this page. */
let lastHeard: number | null = null;
const listeners = new Set<() => void>();

function actual(): LinkState {
  if (socket === "lost" || isUnreachable || isCatchingUp || standIns.size > 0) return "offline";
  return withoutPlatform.size > 0 ? "upstream" : "online";
}

function clearGrace(): void {
  clearTimeout(grace);
  grace = undefined;
}

function notifyAll(): void {
  for (const notify of listeners) notify();
}

function show(state: LinkState): void {
  clearGrace();
  if (shown === state) return;
  shown = state;
  notifyAll();
}

/** A loss shows only if it lasts longer than the grace second; a recovery shows at once. */
function update(): void {
  const state = actual();
  if (state === "online" || shown !== "online") show(state);
  else grace ??= setTimeout(() => show(actual()), isCatchingUp ? catchUpMs : graceMs);
}

export const connection = {
  http(operation: string, outcome: Outcome): void {
    isUnreachable = outcome === "unreachable";
    if (outcome === "ok") lastHeard = serverNow();
    isCatchingUp &&= isUnreachable;
    if (outcome === "upstreamAway") withoutPlatform.add(operation);
    if (outcome === "ok") withoutPlatform.delete(operation);
    if (outcome === "ok" && operation === probe) withoutPlatform.clear();
    update();
  },
  socket(state: Socket): void {
    isCatchingUp = state === "open" && (isCatchingUp || socket === "lost");
    // The grace of a loss that is over is over, too.
    if (socket !== state) clearGrace();
    socket = state;
    update();
  },
  /** The last answer stands in for one that does not come: the page is no fresher than that from now on. */
  standIn(question: string, toldAt: number): void {
    standIns.set(question, toldAt);
    show("offline");
    notifyAll();
  },
  answered(question: string): void {
    if (standIns.delete(question)) update();
  },
  /** All that shows was asked for anew: what still has a stand-in shows no more, or says itself that it failed. */
  caughtUp(): void {
    if (isUnreachable || standIns.size === 0) return;
    standIns.clear();
    update();
  },
  /** When the answer was told that stands in for one; undefined where none does. */
  toldAt: (question: string): number | undefined => standIns.get(question),
  /** As of when what shows is at least true while the link is down, Unix seconds; null where nobody knows. */
  asOf: (): number | null => (standIns.size > 0 ? Math.min(...standIns.values()) : lastHeard),
  /** Whether the portal is known to be out of reach: one request whose answer was lost alone does not say so. */
  isAway: (): boolean => !navigator.onLine || standIns.size > 0 || (isUnreachable && socket === "lost"),
  read: (): LinkState => shown,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};

/** The browser knows of a lost network before any request fails. */
window.addEventListener("offline", () => connection.http("", "unreachable"));
