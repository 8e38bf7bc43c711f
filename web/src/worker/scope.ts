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
export const scope = self as unknown as WorkerScope;
