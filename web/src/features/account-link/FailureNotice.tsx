import { Alert } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { isOf } from "../../shared/form/faults";
import type { LinkFailure } from "./linkRequests";
import { linkTexts } from "./linkTexts";

/** Why something about a link failed, above its form. */
export function FailureNotice({ failure }: { failure: LinkFailure | null }) {
  const t = useT(linkTexts);
  const explain = useExplain();
  if (failure === null) return null;
  return (
    <Alert.Root status="error" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t("failed")}</Alert.Title>
        <Alert.Description>{explain(failure)}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
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
