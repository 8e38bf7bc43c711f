import { answers } from "../../graphql/lastAnswers/told";
import { keepAnswers } from "./keepAnswers";
import { loadedAssets } from "./loadedAssets";

const worker = "/worker.js";

/** What the frame shows once somebody reaches for it: without a line it could not come any more. */
const loadFrame = () =>
  Promise.all([
    import("../shell/NavigationDrawer"),
    import("../shell/UserMenuPanel"),
    import("../palette/Palette"),
  ]);

/** Tells a worker what this page has loaded. Calls where it keeps that: one that is about to leave says nothing. */
function tellWorker(assets: readonly string[], isKept: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    isKept();
  };
  navigator.serviceWorker.controller?.postMessage(assets, [port2]);
}

/**
 * Has the browser keep this page, its code and its last answers, until the signal says that the visit is over. Nothing happens
 * where the browser allows no service worker, or the portal wants none.
 * @param person whose answers these are
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
