import { useT } from "../../i18n/useT";
import { isOf } from "../../shared/form/faults";
import type { LinkFailure } from "./linkRequests";
import { linkTexts } from "./linkTexts";

/** Says in words why something about a link failed. */
export function useExplain(): (failure: LinkFailure) => string {
  const t = useT(linkTexts);
  return (failure) => {
    switch (failure.outcome) {
      case "tooMany":
        return t("tooMany", { count: Math.ceil(failure.retryAfterSeconds / 60) });
      case "refused":
        return t(failure.faults.some((fault) => isOf(fault, "EMAIL_TAKEN")) ? "emailTaken" : "checkFields");
      case "ended":
        return t("endedTitle");
      default:
        return t(failure.outcome);
    }
  };
}
