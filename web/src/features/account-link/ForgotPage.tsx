import { Button, Input, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { inAccount } from "../../i18n/language";
import { useLanguage, useT } from "../../i18n/useT";
import { isEmail } from "../../shared/form/isEmail";
import { TextField } from "../../shared/form/TextField";
import { GuestFrame } from "../../shared/guest/GuestFrame";
import { useGuestPortal } from "../../shared/guest/useGuestPortal";
import { FailureNotice } from "./FailureNotice";
import { LinkNotOffered } from "./LinkFrame";
import { askForPassword, type LinkFailure } from "./linkRequests";
import { linkTexts } from "./linkTexts";

/** /forgot: asks for a mail with a link. */
export function ForgotPage() {
  const t = useT(linkTexts);
  const language = useLanguage();
  const offers = useGuestPortal()?.offers ?? null;
  const { register, formState, handleSubmit } = useForm({ mode: "onTouched", defaultValues: { email: "" } });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<LinkFailure | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (offers?.includes("ACCOUNT_MAIL") === false) return <LinkNotOffered title={t("forgotTitle")} />;
  if (sentTo !== null)
    return (
      <GuestFrame title={t("sentTitle")} subtitle={t("sentText", { email: sentTo })}>
        <Button asChild size="lg" variant="outline">
          <Link to={paths.login} state={{ email: sentTo }}>
            {t("backToSignIn")}
          </Link>
        </Button>
      </GuestFrame>
    );

  const submit = handleSubmit(async ({ email }) => {
    setFailure(null);
    const wanted = email.trim();
    const result = await askForPassword({ email: wanted, language: inAccount(language) });
    if (result.outcome === "done") setSentTo(wanted);
    else setFailure(result);
  });
  const signIn = { question: t("knowsPassword"), label: t("signIn"), to: paths.login };
  return (
    <GuestFrame title={t("forgotTitle")} subtitle={t("forgotSubtitle")} others={[signIn]}>
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          <FailureNotice failure={failure} />
          <TextField label={t("email")} error={errors.email?.message} required>
            <Input
              {...register("email", { validate: (value) => isEmail(value) || t("emailInvalid") })}
              type="email"
              autoComplete="username"
              autoFocus
              size="lg"
            />
          </TextField>
          <Button type="submit" colorPalette="brand" size="lg" loading={isSubmitting} loadingText={t("send")}>
            {t("send")}
          </Button>
        </Stack>
      </form>
    </GuestFrame>
  );
}
