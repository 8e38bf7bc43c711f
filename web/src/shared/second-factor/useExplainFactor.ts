import { useT } from "../../i18n/useT";
import type { FactorFailure } from "./factorRequest";
import { secondFactorTexts } from "./secondFactorTexts";

/** A failure in words. */
export function useExplainFactor() {
  const t = useT(secondFactorTexts);
  return (failure: FactorFailure): string => {
    switch (failure.reason) {
      case "wrong":
        if (failure.field === "password") return t("wrongPassword");
        return t(failure.field === "recoveryCode" ? "wrongRecovery" : "wrongCode");
      case "tooMany":
        return t("tooMany", { count: Math.ceil(failure.retryAfterSeconds / 60) });
      default:
        return t(failure.reason);
    }
  };
}
