import { Alert, Button, Field, Heading, Input, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { MySecondFactorsQuery, SecondFactorKind } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { AddFactor } from "../../shared/second-factor/AddFactor";
import { factorRequest } from "../../shared/second-factor/factorRequest";
import { canPasskeys, shownPasskey } from "../../shared/second-factor/passkeyOf";
import { secondFactorTexts } from "../../shared/second-factor/secondFactorTexts";
import { useExplainFactor } from "../../shared/second-factor/useExplainFactor";
import { requestSignedIn, type SecondStep, type SignInResult, signedIn } from "./requestSignIn";
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

type SecondStepFormProps = {
  step: SecondStep;
  onResult: (result: SignInResult) => void;
  onLeave: () => void;
};

/** What is shown beside the password: a code, a recovery code, or a passkey. */
function SecondStepForm({ step, onResult, onLeave }: SecondStepFormProps) {
  const t = useT(secondFactorTexts);
  const explain = useExplainFactor();
  const [isRecovery, setRecovery] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const hasCode = step.totp === true || isRecovery;
  const { passkeyOptions } = step;
  useEffect(() => field.current?.focus(), []);

  const show = async (shown: () => Promise<object | null>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const given = await shown();
    const answer = given && (await factorRequest("SignInSecondStep", { token: step.token, ...given }));
    setBusy(false);
    if (answer === null) return setFailure(t("passkeyCancelled"));
    if ("failure" in answer) return setFailure(explain(answer.failure));
    const result = signedIn(answer.data.signInSecondStep.session, "");
    if (result) onResult(result);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (typed !== "") void show(async () => (isRecovery ? { recoveryCode: typed } : { code: typed }));
  };
  const byPasskey = () =>
    show(async () => {
      const passkey = await shownPasskey(passkeyOptions ?? {});
      return passkey && { passkey };
    });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Heading as="h2" size="md">
          {t("stepTitle")}
        </Heading>
        {failure === null ? null : (
          <Alert.Root status="error" size="sm">
            <Alert.Indicator />
            <Alert.Title>{failure}</Alert.Title>
          </Alert.Root>
        )}
        {hasCode ? (
          <>
            {isRecovery ? null : <Text color="fg.muted">{t("stepText")}</Text>}
            <Field.Root key={isRecovery ? "recovery" : "code"}>
              <Field.Label>{t(isRecovery ? "recoveryCode" : "code")}</Field.Label>
              <Input
                ref={field}
                name="code"
                size="lg"
                maxLength={100}
                {...(isRecovery
                  ? { autoComplete: "off" }
                  : { inputMode: "numeric", autoComplete: "one-time-code" })}
              />
            </Field.Root>
            <Button type="submit" size="lg" colorPalette="brand" loading={isBusy}>
              {t("submit")}
            </Button>
          </>
        ) : null}
        {passkeyOptions && canPasskeys() ? (
          <Button
            size="lg"
            disabled={isBusy}
            onClick={() => void byPasskey()}
            {...(hasCode ? { variant: "outline" } : { colorPalette: "brand" })}
          >
            {t("withPasskey")}
          </Button>
        ) : null}
        {step.recoveryCodes === true && !isRecovery ? (
          <Button variant="ghost" disabled={isBusy} onClick={() => setRecovery(true)}>
            {t("withRecovery")}
          </Button>
        ) : null}
        {isRecovery && step.totp === true ? (
          <Button variant="ghost" disabled={isBusy} onClick={() => setRecovery(false)}>
            {t("withApp")}
          </Button>
        ) : null}
        <Button variant="ghost" disabled={isBusy} onClick={onLeave}>
          {t("back")}
        </Button>
      </Stack>
    </form>
  );
}
