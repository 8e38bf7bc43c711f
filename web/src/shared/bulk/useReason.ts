import { isOutage } from "../../graphql/errors";
import { useT } from "../../i18n/useT";
import { refusedIn } from "../config/configFaults";
import { faultText, refusalText } from "../form/faultText";
import { faultTexts } from "../form/faultTexts";
import { type BulkError, isStopped } from "./bulkResult";
import { bulkTexts } from "./bulkTexts";

/** Reason why something was not changed, in the screen's language. */
export function useReason(): (error: BulkError) => string {
  const t = useT(bulkTexts);
  const faultsT = useT(faultTexts);
  return (error) => {
    const { code, fault, fromPlatform } = error;
    if (isStopped(error)) return t("reasonStopped");
    if (fault || fromPlatform) return refusalText(faultsT, error);
    if (code === "NOT_FOUND") return t("reasonGone");
    if (code === "FORBIDDEN" || code === "UNAUTHENTICATED") return t("reasonForbidden");
    if (code === "NOT_OFFERED") return t("reasonNotOffered");
    if (code === "RATE_LIMITED") return t("reasonTooOften");
    if (isOutage(code)) return t("reasonOutage");
    const fields = refusedIn(error).map((one) => `${one.path}: ${faultText(faultsT, one)}`);
    return [refusalText(faultsT, error), ...fields].join(" ");
  };
}
