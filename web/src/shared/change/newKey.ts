import { portalOffers } from "../offers/portalOffers";

/**
 * Idempotency key of a change: sent again with it, the change is made once. Undefined if the portal's platform
 * knows no such keys.
 */
export const newKey = (): string | undefined =>
  portalOffers.read().has("IDEMPOTENCY_KEY") ? crypto.randomUUID() : undefined;
