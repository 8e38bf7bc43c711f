import type { PortalOffer } from "../../graphql/generated";
import { lastingStorage } from "../storage/browserStorage";

/** Optional features of the portal's platform. */
export type Offers = {
  /** False until an answer, or this browser's storage, has reported them. */
  areKnown: boolean;
  has: (offer: PortalOffer) => boolean;
};

/** A fact of the installation, not of a person: it outlives sessions. */
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

/** An update from another tab is taken, too. */
window.addEventListener("storage", (event) => {
  if (event.key === key) note(event.newValue);
});

/** For code outside React; components use useOffers. */
export const portalOffers = {
  read: (): Offers => current,
  /**
   * Takes the offers of an answer.
   * @param offers null or undefined if the platform could not be asked: the known ones stay
   */
  learn: (offers: readonly PortalOffer[] | null | undefined): void => note(offers?.join()),
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
