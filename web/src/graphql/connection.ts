/** My link to the portal. upstream: the portal answers, but can't reach its own data. */
export type LinkState = "online" | "offline" | "upstream";

type Http = "ok" | "failed" | "upstream";
type Socket = "idle" | "open" | "lost";

const graceMs = 1000;

let http: Http = "ok";
let socket: Socket = "idle";
let shown: LinkState = "online";
let grace: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function actual(): LinkState {
  if (socket === "lost" || http === "failed") return "offline";
  return http === "upstream" ? "upstream" : "online";
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
  http(state: Http): void {
    http = state;
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
