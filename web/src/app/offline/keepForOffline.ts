import { keepAnswer } from "../../graphql/lastAnswers/store";
import { answers, type Told } from "../../graphql/lastAnswers/told";
import { localSession, personOf } from "../../shared/session/session";

const worker = "/worker.js";

/** Parts of the frame that load on demand: without a connection they could not be loaded later. */
const loadFrame = () =>
  Promise.all([
    import("../shell/NavigationDrawer"),
    import("../shell/UserMenuPanel"),
    import("../palette/Palette"),
  ]);

/**
 * Tells a worker which assets this page has loaded. `isKept` is called if the worker keeps them; a worker about
 * to be replaced does not answer.
 */
function tellWorker(assets: readonly string[], isKept: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    isKept();
  };
  navigator.serviceWorker.controller?.postMessage(assets, [port2]);
}

/**
 * Makes the browser keep this page, its code and its last answers, until the signal says that the visit is
 * over. Does nothing if the browser allows no service worker, or the portal wants none.
 * @param person the person whose answers these are
 */
export function keepForOffline(person: string, visit: AbortSignal): void {
  if (visit.aborted) return;
  const { serviceWorker } = navigator;
  const begin = () => {
    keepAnswers(person, visit);
    void loadFrame().catch(() => undefined);
  };
  const tell = () => tellWorker(assets.all(), begin);
  const assets = loadedAssets(visit, tell);
  serviceWorker.addEventListener("controllerchange", tell, { signal: visit });
  serviceWorker.register(worker, { updateViaCache: "none" }).then(tell, () => answers.leave(false));
}

const keeping = new WeakSet<AbortSignal>();

/** Keeps a visit's answers as they arrive, one after the other. A second call for the same visit does nothing. */
function keepAnswers(person: string, visit: AbortSignal): void {
  if (visit.aborted || keeping.has(visit)) return;
  keeping.add(visit);
  const who = personOf(localSession.read());
  const isOver = () => visit.aborted || personOf(localSession.read()) !== who;
  let turn: Promise<unknown> = Promise.resolve();
  const keep = (told: Told) => {
    // A browser that is full, or refuses to keep anything, has no last answer.
    turn = turn.then(() => (isOver() ? undefined : keepAnswer(person, told, isOver))).catch(() => undefined);
  };
  answers.hear(keep);
  visit.addEventListener("abort", () => answers.leave(true));
}

/** Assets loaded within this time are reported together; milliseconds. */
const togetherMs = 1000;

/**
 * Collects the portal's assets that this page has loaded since its start.
 * @param onMore called when there are more, until the visit is over
 */
function loadedAssets(visit: AbortSignal, onMore: () => void): { all: () => string[] } {
  const paths = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new PerformanceObserver((list) => {
    const before = paths.size;
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name);
      if (origin === location.origin && pathname.startsWith("/assets/")) paths.add(pathname);
    }
    if (paths.size === before) return;
    clearTimeout(timer);
    timer = setTimeout(onMore, togetherMs);
  });
  observer.observe({ type: "resource", buffered: true });
  visit.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  return { all: () => [...paths] };
}
