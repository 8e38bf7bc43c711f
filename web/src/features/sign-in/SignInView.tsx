import { useLocation } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { GuestFrame } from "../../shared/guest/GuestFrame";
import { signInTexts } from "../../shared/guest/signInTexts";
import { useGuestOffers } from "../../shared/guest/useGuestOffers";
import { SignInForm, type SignInFormProps } from "./SignInForm";

export function SignInView(props: SignInFormProps) {
  const t = useT(signInTexts);
  const { state, search } = useLocation();
  const to = paths.signUp + search;
  const signUp = { question: t("noAccount"), label: t("signUp"), to, state };
  return (
    <GuestFrame title={t("title")} subtitle={t("subtitle")} others={[signUp, useForgotten()]}>
      <SignInForm {...props} />
    </GuestFrame>
  );
}

/** The way to a new password. Its line is kept free until the portal has said what it offers. */
function useForgotten() {
  const t = useT(signInTexts);
  const offers = useGuestOffers();
  return offers?.includes("ACCOUNT_MAIL")
    ? { label: t("forgot"), to: paths.forgotPassword }
    : { question: offers?.includes("ACCOUNT_LINKS") ? t("askAdmin") : "" };
}
