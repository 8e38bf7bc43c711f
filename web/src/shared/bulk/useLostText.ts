import { useT } from "../../i18n/useT";
import { useOffers } from "../offers/useOffers";
import { bulkTexts } from "./bulkTexts";

/** What to do where no answer to a change came: whether it may be sent again without being done twice. */
export function useLostText(): string {
  const t = useT(bulkTexts);
  return t(useOffers().has("IDEMPOTENCY_KEY") ? "lost" : "lostForGood");
}
