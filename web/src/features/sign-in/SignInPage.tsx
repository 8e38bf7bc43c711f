import { useLocation } from "react-router-dom";
import { SignInView } from "./SignInView";
import { useEndLeftSession } from "./useEndLeftSession";
import { useSignIn } from "./useSignIn";

type SignInPageProps = {
  /** Called when somebody tries to sign in: time to load the next page. */
  onAttempt?: () => void;
};

/** An e-mail that another page of guests has told, by its name there. */
const emailIn = (state: unknown, name: "signedUpAs" | "email"): string | null => {
  const told = typeof state === "object" && state !== null ? Reflect.get(state, name) : null;
  return typeof told === "string" ? told : null;
};

export function SignInPage({ onAttempt }: SignInPageProps) {
  useEndLeftSession();
  const { state } = useLocation();
  const { isBusy, failure, submit } = useSignIn(onAttempt);

  return (
    <SignInView
      isBusy={isBusy}
      failure={failure}
      signedUpAs={emailIn(state, "signedUpAs")}
      email={emailIn(state, "email")}
      onSubmit={submit}
    />
  );
}
