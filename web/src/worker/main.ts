import { keepPage, keptAt, keptDocument } from "./keptPage";
import { wayOf } from "./reach";
import { scope } from "./scope";

/** So long a page may take to begin to come; milliseconds. A line of 400 ms needs a fifth of it. */
const patienceMs = 4000;

const silence = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, patienceMs));

/** The server's page; where none comes in time, or a proxy says that the server is away, the one that is kept. */
async function page(network: Promise<Response>): Promise<Response> {
  const answer = await Promise.race([network.catch(() => undefined), silence()]);
  if (answer !== undefined && answer.status < 500) return answer;
  return (await keptDocument()) ?? network;
}

const asset = async (request: Request): Promise<Response> => (await keptAt(request.url)) ?? fetch(request);

scope.addEventListener("install", () => void scope.skipWaiting());

scope.addEventListener("activate", (event) => {
  const begin = async () => {
    // The page is asked for while the worker starts.
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(begin());
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request, location.origin);
  if (way === "asset") event.respondWith(asset(request));
  if (way !== "page") return;
  const network = event.preloadResponse.then((answer) => answer ?? fetch(request));
  event.respondWith(page(network));
});

const isPaths = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((path) => typeof path === "string" && path.startsWith("/assets/"));

/** A page tells which assets it has loaded; the answer says that this worker keeps things. */
scope.addEventListener("message", (event) => {
  if (!isPaths(event.data)) return;
  const keep = keepPage(event.data).catch(() => undefined);
  event.waitUntil(keep.then(() => event.ports[0]?.postMessage("kept")));
});
