import { useState } from "react";
import { adoptLanguage } from "../../i18n/language";
import { translatorOf, useT } from "../../i18n/useT";
import { signInTexts } from "../../shared/guest/signInTexts";
import { localSession } from "../../shared/session/session";
import { toast } from "../../shared/ui/toastStore";
import { requestSignIn, type SignInResult } from "./requestSignIn";

/**
 * Signs people in, and gives the reason of a failure.
 * @param onAttempt called at each attempt
 */
export function useSignIn(onAttempt?: () => void) {
  const t = useT(signInTexts);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const explain = (result: SignInResult): string => {
    if (result.outcome === "unreachable") return t("unreachable");
    if (result.outcome === "tooMany")
      return t("tooMany", { count: Math.ceil(result.retryAfterSeconds / 60) });
    return t("wrongCredentials");
  };

  const submit = async (email: string, password: string) => {
    setBusy(true);
    setFailure(null);
    onAttempt?.();
    const result = await requestSignIn({ email, password });
    setBusy(false);
    if (result.outcome === "signedIn") {
      toast.clear();
      adoptLanguage(result.language);
      toast.success(translatorOf(signInTexts)("signedIn"), "signIn");
      localSession.set(result.session);
      return;
    }
    setFailure(explain(result));
    toast.error(t("failed"), "signIn");
  };
  return { isBusy, failure, submit };
}
