import { serverNow } from "./serverClock";

/** The link to the portal. upstream: the portal answers, but can't reach its own data. */
export type LinkState = "online" | "offline" | "upstream";

/** Result of a request over HTTP. */
export type Outcome = "ok" | "unreachable" | "upstreamAway";
type Socket = "idle" | "open" | "lost";

const graceMs = 1000;
/** Time for missed data to arrive after the link is back, before it still shows as lost. */
const catchUpMs = 5000;
/** Always asks the platform: once it succeeds, the platform is back for all queries. */
const probe = "Session";

let isUnreachable = false;
let socket: Socket = "idle";
/** The socket is back after a loss, but no answer has come yet: the data are as old as before. */
let isCatchingUp = false;
let shown: LinkState = "online";
let grace: ReturnType<typeof setTimeout> | undefined;
/** Operations whose last answer was that the platform is unreachable; others may not need the platform at all. */
const withoutPlatform = new Set<string>();
/** Time of the last answer (Unix seconds), by the queries that it stands in for. */
const standIns = new Map<string, number>();
/** Time of the portal's last answer, Unix seconds; null: none on this page. */
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
    // The grace of a loss that is over ends, too.
    if (socket !== state) clearGrace();
    socket = state;
    update();
  },
  /** The last answer stands in for a missing one: from now on the page is only as fresh as that. */
  standIn(question: string, toldAt: number): void {
    standIns.set(question, toldAt);
    show("offline");
    notifyAll();
  },
  answered(question: string): void {
    if (standIns.delete(question)) update();
  },
  /**
   * Everything shown was refetched: queries that still have a stand-in are not shown any more, or show their
   * failure themselves.
   */
  caughtUp(): void {
    if (isUnreachable || standIns.size === 0) return;
    standIns.clear();
    update();
  },
  /** Time of the answer that stands in; undefined if none does. */
  toldAt: (question: string): number | undefined => standIns.get(question),
  /** Unix seconds since when the shown data are at least valid while the link is down; null if unknown. */
  asOf: (): number | null => (standIns.size > 0 ? Math.min(...standIns.values()) : lastHeard),
  /** True if the portal is known to be unreachable; a single lost answer does not prove it. */
  isAway: (): boolean => !navigator.onLine || standIns.size > 0 || (isUnreachable && socket === "lost"),
  read: (): LinkState => shown,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};

/** The browser notices a lost network before any request fails. */
window.addEventListener("offline", () => connection.http("", "unreachable"));
