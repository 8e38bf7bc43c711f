import { answers } from "../../graphql/lastAnswers/told";
import { keepAnswers } from "./keepAnswers";
import { loadedAssets } from "./loadedAssets";

const worker = "/worker.js";

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
 * where the browser has no service workers, allows none, or the portal wants none.
 * @param person whose answers these are
 */
export function keepForOffline(person: string, visit: AbortSignal): void {
  if (visit.aborted) return;
  if (!("serviceWorker" in navigator && "caches" in window)) {
    answers.leave(false);
    return;
  }
  const { serviceWorker } = navigator;
  const begin = () => tellWorker(assets.all(), () => keepAnswers(person, visit));
  const assets = loadedAssets(visit, begin);
  serviceWorker.addEventListener("controllerchange", begin, { signal: visit });
  serviceWorker.register(worker, { updateViaCache: "none" }).then(begin, () => answers.leave(false));
}
