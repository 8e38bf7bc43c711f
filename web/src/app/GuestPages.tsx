import { useLocation } from "react-router-dom";
import { ConfirmEmailPage } from "../features/account-link/ConfirmEmailPage";
import { ForgotPage } from "../features/account-link/ForgotPage";
import { SetPasswordPage } from "../features/account-link/SetPasswordPage";
import { SignUpPage } from "../features/sign-up/SignUpPage";
import { paths } from "./paths";

/** The pages of guests beside the sign-in. They come together, as their parts are the same. */
export function GuestPages() {
  const { pathname } = useLocation();
  switch (pathname) {
    case paths.forgotPassword:
      return <ForgotPage />;
    case paths.resetPassword:
      return <SetPasswordPage isFirst={false} />;
    case paths.invitation:
      return <SetPasswordPage isFirst />;
    case paths.confirmEmail:
      return <ConfirmEmailPage />;
    default:
      return <SignUpPage />;
  }
}
