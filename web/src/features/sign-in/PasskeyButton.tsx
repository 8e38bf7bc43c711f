import { Alert, Button } from "@chakra-ui/react";
import { useState } from "react";
import { useT } from "../../i18n/useT";
import { factorRequest } from "../../shared/second-factor/factorRequest";
import { canPasskeys, shownPasskey } from "../../shared/second-factor/passkeyOf";
import { secondFactorTexts } from "../../shared/second-factor/secondFactorTexts";
import { useExplainFactor } from "../../shared/second-factor/useExplainFactor";
import { type SignInResult, signedIn } from "./requestSignIn";

/** Signs in by a passkey alone. */
export function PasskeyButton({ onResult }: { onResult: (result: SignInResult) => void }) {
  const t = useT(secondFactorTexts);
  const explain = useExplainFactor();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!canPasskeys()) return null;

  const signIn = async (): Promise<string | null> => {
    const begun = await factorRequest("BeginPasskeySignIn");
    if ("failure" in begun) return explain(begun.failure);
    const { token, passkeyOptions } = begun.data.beginPasskeySignIn.signIn;
    const passkey = await shownPasskey(passkeyOptions ?? {});
    if (passkey === null) return t("passkeyCancelled");
    const answer = await factorRequest("SignInByPasskey", { token, passkey });
    if ("failure" in answer) return explain(answer.failure);
    const result = signedIn(answer.data.signInByPasskey.session, "");
    if (result) onResult(result);
    return null;
  };
  const press = async () => {
    setBusy(true);
    setFailure(null);
    setFailure(await signIn());
    setBusy(false);
  };
  return (
    <>
      <Button size="lg" variant="outline" loading={isBusy} onClick={() => void press()}>
        {t("signInWithPasskey")}
      </Button>
      {failure === null ? null : (
        <Alert.Root status="error" size="sm">
          <Alert.Indicator />
          <Alert.Title>{failure}</Alert.Title>
        </Alert.Root>
      )}
    </>
  );
}
