import type { PortalOffer } from "../../graphql/generated";
import { lastingStorage } from "../storage/browserStorage";

/** What the portal's platform offers beyond what every platform does. */
export type Offers = {
  /** False until an answer, or this browser, has told. */
  areKnown: boolean;
  has: (offer: PortalOffer) => boolean;
};

/** A fact of the installation, whoever signs in: it outlives their session. */
const key = "offers";

function offersOf(kept: string | null): Offers {
  const told = new Set(kept?.split(","));
  return { areKnown: kept !== null, has: (offer) => told.has(offer) };
}

let text = lastingStorage.read(key);
let current = offersOf(text);
const listeners = new Set<() => void>();

function note(next: string | null | undefined): void {
  if (next == null || next === text) return;
  lastingStorage.write(key, next);
  text = next;
  current = offersOf(next);
  for (const notify of listeners) notify();
}

/** What another tab has heard holds here, too. */
window.addEventListener("storage", (event) => {
  if (event.key === key) note(event.newValue);
});

/** For what lies outside React; components take useOffers. */
export const portalOffers = {
  read: (): Offers => current,
  /** Takes note of an answer. @param offers null or undefined where the platform could not be asked: what was known stays */
  learn: (offers: readonly PortalOffer[] | null | undefined): void => note(offers?.join()),
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
