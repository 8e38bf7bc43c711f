import { useT } from "../../i18n/useT";
import { useOffers } from "../offers/useOffers";
import { bulkTexts } from "./bulkTexts";

/** Advice if no answer to a change came: says whether it can be sent again without being made twice. */
export function useLostText(): string {
  const t = useT(bulkTexts);
  return t(useOffers().has("IDEMPOTENCY_KEY") ? "lost" : "lostForGood");
}
