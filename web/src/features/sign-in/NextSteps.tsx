import { Button, Heading, Stack, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import type { MySecondFactorsQuery, SecondFactorKind } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { AddFactor } from "../../shared/second-factor/AddFactor";
import { factorRequest } from "../../shared/second-factor/factorRequest";
import { canPasskeys } from "../../shared/second-factor/passkeyOf";
import { secondFactorTexts } from "../../shared/second-factor/secondFactorTexts";
import { requestSignedIn, type SignInResult } from "./requestSignIn";
import { SecondStepForm } from "./SecondStepForm";
import type { NextStep } from "./useSignIn";

/** The steps of a sign-in after the password. */
export type Steps = {
  next: NextStep | null;
  goOn: (result: SignInResult) => void;
  startOver: () => void;
};

export function NextSteps({ steps, next }: { steps: Omit<Steps, "next">; next: NextStep }) {
  if (next.kind === "second")
    return <SecondStepForm step={next.step} onResult={steps.goOn} onLeave={steps.startOver} />;
  return <FirstFactor onResult={steps.goOn} onLeave={steps.startOver} />;
}

/** Of whom a second factor is demanded, and who has none: the session does nothing else. */
function FirstFactor({ onResult, onLeave }: { onResult: Steps["goOn"]; onLeave: () => void }) {
  const t = useT(secondFactorTexts);
  const [kind, setKind] = useState<SecondFactorKind | null>(null);
  const [factors, setFactors] = useState<MySecondFactorsQuery["mySecondFactors"]>(null);
  useEffect(() => {
    let isThere = true;
    void factorRequest("MySecondFactors").then((answer) => {
      if (isThere && "data" in answer) setFactors(answer.data.mySecondFactors);
    });
    return () => {
      isThere = false;
    };
  }, []);
  const isElsewhere = factors?.canAdd === false;
  return (
    <Stack gap="4">
      <Heading as="h2" size="md">
        {t("neededTitle")}
      </Heading>
      <Text color="fg.muted">{t(isElsewhere ? "elsewhere" : "neededText")}</Text>
      {kind === null ? (
        <>
          {isElsewhere ? null : (
            <Button colorPalette="brand" onClick={() => setKind("TOTP")}>
              {t("addApp")}
            </Button>
          )}
          {!isElsewhere && factors?.passkeys === true && canPasskeys() ? (
            <Button variant="outline" onClick={() => setKind("PASSKEY")}>
              {t("addPasskey")}
            </Button>
          ) : null}
          <Button variant="ghost" onClick={onLeave}>
            {t("back")}
          </Button>
        </>
      ) : (
        <AddFactor
          kind={kind}
          asksPassword={false}
          onAdded={() => void requestSignedIn().then(onResult)}
          onCancel={() => setKind(null)}
        />
      )}
    </Stack>
  );
}
