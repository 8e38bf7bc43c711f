import { useLocation } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { GuestFrame } from "../../shared/guest/GuestFrame";
import { signInTexts } from "../../shared/guest/signInTexts";
import { ForgottenPassword } from "./ForgottenPassword";
import { SignInForm, type SignInFormProps } from "./SignInForm";

export function SignInView(props: SignInFormProps) {
  const t = useT(signInTexts);
  const { state, search } = useLocation();
  const to = paths.signUp + search;
  const signUp = { question: t("noAccount"), label: t("signUp"), to, state };
  return (
    <GuestFrame title={t("title")} subtitle={t("subtitle")} other={signUp}>
      <SignInForm {...props} />
      <ForgottenPassword />
    </GuestFrame>
  );
}
