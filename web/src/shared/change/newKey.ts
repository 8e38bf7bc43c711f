import { portalOffers } from "../offers/portalOffers";

/** Names a change, so that sent again it is made once; undefined where the portal's platform knows no such names. */
export const newKey = (): string | undefined =>
  portalOffers.read().has("IDEMPOTENCY_KEY") ? crypto.randomUUID() : undefined;
