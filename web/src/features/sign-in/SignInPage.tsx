import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { leftSession } from "../../shared/session/leftSession";
import { SignInView } from "./SignInView";
import { useSignIn } from "./useSignIn";

/** Between two tries to end the session of who has signed out while the portal could not be reached. */
const retryMs = 5_000;

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
  useEffect(() => {
    const endLeft = () => void (leftSession.isPending() && leftSession.end());
    endLeft();
    const timer = setInterval(endLeft, retryMs);
    return () => clearInterval(timer);
  }, []);
  const { state, search } = useLocation();
  const { isBusy, isComingBack, failure, submit, comeBack, ...steps } = useSignIn(onAttempt);
  const query = new URLSearchParams(search);
  const cameBack = query.get("signedIn") === "1";
  useEffect(() => {
    if (cameBack) void comeBack();
  }, [cameBack, comeBack]);

  return (
    <SignInView
      isBusy={isBusy}
      isComingBack={isComingBack}
      providerFailure={query.get("failed")}
      failure={failure}
      signedUpAs={emailIn(state, "signedUpAs")}
      email={emailIn(state, "email")}
      onSubmit={submit}
      steps={steps}
    />
  );
}
