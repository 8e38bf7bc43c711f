import { useLocation } from "react-router-dom";
import { SignInView } from "./SignInView";
import { useSignIn } from "./useSignIn";

type SignInPageProps = {
  /** Called when somebody tries to sign in: time to load the next page. */
  onAttempt?: () => void;
};

const signedUpIn = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "signedUpAs" in state && typeof state.signedUpAs === "string"
    ? state.signedUpAs
    : null;

export function SignInPage({ onAttempt }: SignInPageProps) {
  const signedUpAs = signedUpIn(useLocation().state);
  const { isBusy, failure, submit } = useSignIn(onAttempt);

  return <SignInView isBusy={isBusy} failure={failure} signedUpAs={signedUpAs} onSubmit={submit} />;
}
