import { useState } from "react";
import { useLocation } from "react-router-dom";
import { adoptLanguage } from "../../i18n/language";
import { signInTexts } from "../../i18n/texts/signIn";
import { translatorOf, useT } from "../../i18n/useT";
import { localSession } from "../../shared/session/session";
import { toast } from "../../shared/ui/toastStore";
import { requestSignIn, type SignInResult } from "./requestSignIn";
import { SignInView } from "./SignInView";

type SignInPageProps = {
  /** Called when somebody tries to sign in: time to load what comes next. */
  onAttempt?: () => void;
};

const signedUpIn = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "signedUpAs" in state && typeof state.signedUpAs === "string"
    ? state.signedUpAs
    : null;

export function SignInPage({ onAttempt }: SignInPageProps) {
  const t = useT(signInTexts);
  const signedUpAs = signedUpIn(useLocation().state);
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
      toast.success(translatorOf(signInTexts)("signedIn"));
      localSession.set(result.session);
      return;
    }
    setFailure(explain(result));
    toast.error(t("failed"));
  };

  return <SignInView isBusy={isBusy} failure={failure} signedUpAs={signedUpAs} onSubmit={submit} />;
}
