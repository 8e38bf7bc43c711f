import { useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { showFaults } from "../../shared/form/showFaults";
import { GuestFrame } from "../../shared/guest/GuestFrame";
import { signInTexts } from "../../shared/guest/signInTexts";
import { toast } from "../../shared/ui/toastStore";
import { requestSignUp, type SignUpResult } from "./requestSignUp";
import { SignUpForm } from "./SignUpForm";
import { signUpTexts } from "./signUpTexts";
import { noValues, type SignUpValues, signUpInput } from "./signUpValues";

const fields = ["email", "firstName", "lastName", "phone", "password"] as const;

/** /signup */
export function SignUpPage() {
  const t = useT(signUpTexts);
  const failures = useT(signInTexts);
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const toSignIn = paths.login + search;
  const form = useForm<SignUpValues>({ mode: "onTouched", defaultValues: noValues });
  const [failure, setFailure] = useState<string | null>(null);

  const explain = (result: Exclude<SignUpResult, { outcome: "signedUp" }>): string | null => {
    if (result.outcome === "unreachable") return failures("unreachable");
    if (result.outcome === "tooMany")
      return failures("tooMany", { count: Math.ceil(result.retryAfterSeconds / 60) });
    showFaults(result.faults, fields, form.setError);
    return t("checkFields");
  };

  const submit = async (values: SignUpValues) => {
    setFailure(null);
    const input = signUpInput(values);
    const result = await requestSignUp(input);
    if (result.outcome === "signedUp") {
      toast.clear();
      toast.success(t("done"), "signUp");
      navigate(toSignIn, { state: { ...state, signedUpAs: input.email } });
      return;
    }
    setFailure(explain(result));
    toast.error(t("failed"), "signUp");
  };

  const signIn = { question: t("hasAccount"), label: t("signIn"), to: toSignIn, state };
  return (
    <GuestFrame title={t("title")} subtitle={t("subtitle")} other={signIn}>
      <SignUpForm form={form} failure={failure} onSubmit={submit} />
    </GuestFrame>
  );
}
