/** My link to the portal. upstream: the portal answers, but can't reach its own data. */
export type LinkState = "online" | "offline" | "upstream";

/** How a request over HTTP ended. */
export type Outcome = "ok" | "unreachable" | "upstreamAway";
type Socket = "idle" | "open" | "lost";

const graceMs = 1000;
/** Always asks the platform: once it succeeds, the platform is back for everybody. */
const probe = "Session";

let isUnreachable = false;
let socket: Socket = "idle";
let shown: LinkState = "online";
let grace: ReturnType<typeof setTimeout> | undefined;
/** Operations whose last answer was that the platform is away; others may not need the platform at all. */
const withoutPlatform = new Set<string>();
const listeners = new Set<() => void>();

function actual(): LinkState {
  if (socket === "lost" || isUnreachable) return "offline";
  return withoutPlatform.size > 0 ? "upstream" : "online";
}

function show(state: LinkState): void {
  clearTimeout(grace);
  grace = undefined;
  if (shown === state) return;
  shown = state;
  for (const notify of listeners) notify();
}

/** A loss shows only if it lasts longer than the grace second; a recovery shows at once. */
function update(): void {
  const state = actual();
  if (state === "online" || shown !== "online") show(state);
  else grace ??= setTimeout(() => show(actual()), graceMs);
}

export const connection = {
  http(operation: string, outcome: Outcome): void {
    isUnreachable = outcome === "unreachable";
    if (outcome === "upstreamAway") withoutPlatform.add(operation);
    if (outcome === "ok") withoutPlatform.delete(operation);
    if (outcome === "ok" && operation === probe) withoutPlatform.clear();
    update();
  },
  socket(state: Socket): void {
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
