import { keepPage, keptAt, keptDocument } from "./keptPage";
import { wayOf } from "./reach";

/** Parts of a service worker that are missing in the DOM's types. */
type LastingEvent = { waitUntil: (work: Promise<unknown>) => void };

type WorkerEvents = {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: LastingEvent & {
    request: Request;
    /** Response that the browser requested itself while the worker started; undefined without one. */
    preloadResponse: Promise<Response | undefined>;
    respondWith: (answer: Promise<Response>) => void;
  };
  message: LastingEvent & { data: unknown; ports: readonly MessagePort[] };
};

type WorkerScope = {
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};

/** The worker's own global. */
const scope = self as unknown as WorkerScope;

/** Time for a page to begin to arrive; milliseconds. A line with 400 ms of latency needs a fifth of it. */
const patienceMs = 4000;

const silence = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, patienceMs));

/** The server's page; the kept one if it does not come in time, or a proxy says that the server is down. */
async function page(network: Promise<Response>): Promise<Response> {
  const answer = await Promise.race([network.catch(() => undefined), silence()]);
  if (answer !== undefined && answer.status < 500) return answer;
  return (await keptDocument()) ?? network;
}

const asset = async (request: Request): Promise<Response> => (await keptAt(request.url)) ?? fetch(request);

scope.addEventListener("install", () => void scope.skipWaiting());

scope.addEventListener("activate", (event) => {
  const begin = async () => {
    // The page is requested while the worker starts.
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

/** A page reports the assets that it has loaded; the reply says that this worker keeps things. */
scope.addEventListener("message", (event) => {
  if (!isPaths(event.data)) return;
  const keep = keepPage(event.data).catch(() => undefined);
  event.waitUntil(keep.then(() => event.ports[0]?.postMessage("kept")));
});
