import { useT } from "../../i18n/useT";
import { isOf } from "../../shared/form/faults";
import { StatusAlert } from "../../shared/ui/StatusAlert";
import type { LinkFailure } from "./linkRequests";
import { linkTexts } from "./linkTexts";

/** Why something about a link failed, above its form. */
export function FailureNotice({ failure }: { failure: LinkFailure | null }) {
  const t = useT(linkTexts);
  const explain = useExplain();
  if (failure === null) return null;
  return (
    <StatusAlert status="error" title={t("failed")}>
      {explain(failure)}
    </StatusAlert>
  );
}

/** Says in words why something about a link failed. */
function useExplain(): (failure: LinkFailure) => string {
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
