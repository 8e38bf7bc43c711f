import { Alert, Button, Field, Input, Stack } from "@chakra-ui/react";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useT } from "../../i18n/useT";
import { PasswordInput } from "../../shared/form/PasswordInput";
import { signInTexts } from "../../shared/guest/signInTexts";
import { keepingOfBrowser } from "../../shared/storage/browserStorage";

export type SignInFormProps = {
  isBusy: boolean;
  /** Reason of the last attempt's failure, or null. */
  failure: string | null;
  /** E-mail of an account that was just requested, or null. */
  signedUpAs: string | null;
  /** E-mail of an account that is known to be the person's, or null. */
  email?: string | null;
  onSubmit: (email: string, password: string) => void;
};

const KeepingNotice = lazy(async () => ({ default: (await import("./KeepingNotice")).KeepingNotice }));

const never = () => () => undefined;
/** The first view is prerendered without a browser. */
const atFirst = () => "all" as const;

const textIn = (data: FormData, name: string): string => String(data.get(name) ?? "");

export function SignInForm({ isBusy, failure, signedUpAs, email = null, onSubmit }: SignInFormProps) {
  const t = useT(signInTexts);
  const keeping = useSyncExternalStore(never, keepingOfBrowser, atFirst);
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState({ email: false, password: false });

  const known = signedUpAs ?? email;
  const firstField = known === null ? "email" : "password";
  useEffect(() => {
    // The form is taken over from the first view, so it may be in use already.
    if (form.current !== null && !form.current.contains(document.activeElement))
      form.current.querySelector<HTMLInputElement>(`[name=${firstField}]`)?.focus();
    if (wasSubmittedEarly()) form.current?.requestSubmit();
  }, [firstField]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = textIn(data, "email").trim();
    const password = textIn(data, "password");
    setMissing({ email: typed === "", password: password === "" });
    if (typed !== "" && password !== "" && !isBusy) onSubmit(typed, password);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="5">
        {keeping === "all" ? null : (
          <Suspense fallback={null}>
            <KeepingNotice keeping={keeping} />
          </Suspense>
        )}
        {failure === null ? null : (
          <Alert.Root status="error" size="sm">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{t("failed")}</Alert.Title>
              <Alert.Description>{failure}</Alert.Description>
            </Alert.Content>
          </Alert.Root>
        )}
        {signedUpAs === null || failure !== null ? null : (
          <Alert.Root status="success" size="sm">
            <Alert.Indicator />
            <Alert.Title>{t("afterSignUp")}</Alert.Title>
          </Alert.Root>
        )}
        <Field.Root invalid={missing.email}>
          <Field.Label>{t("email")}</Field.Label>
          <Input name="email" type="email" autoComplete="username" size="lg" defaultValue={known ?? ""} />
          <Field.ErrorText>{t("emailMissing")}</Field.ErrorText>
        </Field.Root>
        <Field.Root invalid={missing.password}>
          <Field.Label>{t("password")}</Field.Label>
          <PasswordInput name="password" autoComplete="current-password" size="lg" />
          <Field.ErrorText>{t("passwordMissing")}</Field.ErrorText>
        </Field.Root>
        <Button type="submit" colorPalette="brand" size="lg" loading={isBusy} loadingText={t("submit")}>
          {t("submit")}
        </Button>
      </Stack>
    </form>
  );
}

/** True once if the form was submitted before the portal's code was there: web/firstView/show.js has recorded it. */
function wasSubmittedEarly(): boolean {
  const { dataset } = document.documentElement;
  const wasSubmitted = dataset.submitted !== undefined;
  delete dataset.submitted;
  return wasSubmitted;
}
