import type { PortalOffer } from "../../graphql/generated";

/** What the portal's platform offers beyond what every platform does. */
export type Offers = {
  /** False until an answer, or this browser, has told. */
  areKnown: boolean;
  has: (offer: PortalOffer) => boolean;
};

/** A fact of the installation, whoever signs in: it outlives their session. */
const key = "offers";

const unknown: Offers = { areKnown: false, has: () => false };

function offersOf(text: string | null): Offers {
  if (text === null) return unknown;
  const told = new Set(text.split(","));
  return { areKnown: true, has: (offer) => told.has(offer) };
}

let text = localStorage.getItem(key);
let current = offersOf(text);
const listeners = new Set<() => void>();

function publish(next: string | null): void {
  if (next === text) return;
  text = next;
  current = offersOf(next);
  for (const notify of listeners) notify();
}

/** What another tab has heard holds here, too. */
window.addEventListener("storage", (event) => {
  if (event.key === key && event.newValue !== null) publish(event.newValue);
});

/** For what lies outside React; components take useOffers. */
export const portalOffers = {
  read: (): Offers => current,
  /** Takes note of an answer. @param offers null or undefined where the platform could not be asked: what was known stays */
  learn(offers: readonly PortalOffer[] | null | undefined): void {
    if (offers == null) return;
    const next = offers.toSorted().join();
    localStorage.setItem(key, next);
    publish(next);
  },
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
