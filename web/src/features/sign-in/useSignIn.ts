import { useCallback, useState } from "react";
import { adoptLanguage } from "../../i18n/language";
import { translatorOf, useT } from "../../i18n/useT";
import { signInTexts } from "../../shared/guest/signInTexts";
import { localSession } from "../../shared/session/session";
import { toast } from "../../shared/ui/toastStore";
import { requestSignedIn, requestSignIn, type SecondStep, type SignInResult } from "./requestSignIn";

/** What a sign-in needs after the password: a second factor, or to add the first one. */
export type NextStep = { kind: "second"; step: SecondStep } | { kind: "add" };

const GOES_ON: ReadonlySet<SignInResult["outcome"]> = new Set(["signedIn", "secondStep", "factorNeeded"]);

/**
 * Signs people in, and gives the reason of a failure.
 * `comeBack` is for who comes from an organisation: the browser has the session already.
 * @param onAttempt called at each attempt
 */
export function useSignIn(onAttempt?: () => void) {
  const t = useT(signInTexts);
  const [isBusy, setBusy] = useState(false);
  const [isComingBack, setComingBack] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [next, setNext] = useState<NextStep | null>(null);

  const explain = (result: SignInResult): string => {
    if (result.outcome === "unreachable") return t("unreachable");
    if (result.outcome === "tooMany")
      return t("tooMany", { count: Math.ceil(result.retryAfterSeconds / 60) });
    return t("wrongCredentials");
  };

  const enter = useCallback(({ session, language }: Extract<SignInResult, { outcome: "signedIn" }>) => {
    toast.clear();
    adoptLanguage(language);
    toast.success(translatorOf(signInTexts)("signedIn"), "signIn");
    localSession.set(session);
  }, []);

  /** Goes on after a step; what is refused or unreachable is said by whoever asked. */
  const goOn = useCallback(
    (result: SignInResult) => {
      if (result.outcome === "signedIn") return enter(result);
      if (result.outcome === "secondStep") setNext({ kind: "second", step: result.step });
      if (result.outcome === "factorNeeded") setNext({ kind: "add" });
    },
    [enter],
  );

  const submit = async (email: string, password: string) => {
    setBusy(true);
    setFailure(null);
    onAttempt?.();
    const result = await requestSignIn({ email, password });
    setBusy(false);
    if (GOES_ON.has(result.outcome)) return goOn(result);
    setFailure(explain(result));
    toast.error(t("failed"), "signIn");
  };

  const comeBack = useCallback(async () => {
    setComingBack(true);
    const result = await requestSignedIn();
    setComingBack(false);
    if (result.outcome === "signedIn") enter(result);
    else if (result.outcome !== "refused") setFailure(translatorOf(signInTexts)("unreachable"));
  }, [enter]);
  const startOver = () => setNext(null);
  return { isBusy, isComingBack, failure, submit, comeBack, next, goOn, startOver };
}
