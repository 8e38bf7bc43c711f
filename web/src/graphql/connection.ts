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
const listeners = new Set<() => void>();

function actual(): LinkState {
  if (socket === "lost" || isUnreachable || isCatchingUp) return "offline";
  return withoutPlatform.size > 0 ? "upstream" : "online";
}

function clearGrace(): void {
  clearTimeout(grace);
  grace = undefined;
}

function show(state: LinkState): void {
  clearGrace();
  if (shown === state) return;
  shown = state;
  for (const notify of listeners) notify();
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
  read: (): LinkState => shown,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};

/** The browser knows of a lost network before any request fails. */
window.addEventListener("offline", () => connection.http("", "unreachable"));
