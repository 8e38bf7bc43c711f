import { Box, Button, SimpleGrid, Stack } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { useProfileQuery } from "../../graphql/operations/profile";
import { profileTexts } from "../../i18n/profileTexts";
import { useT } from "../../i18n/useT";
import { FormSection } from "../../shared/form/FormSection";
import { FormSkeleton } from "../../shared/form/FormSkeleton";
import { newPasswordFault } from "../../shared/form/newPassword";
import { PasswordInput } from "../../shared/form/PasswordInput";
import { TextField } from "../../shared/form/TextField";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { useOffers } from "../../shared/offers/useOffers";
import { AnswerError } from "../../shared/ui/AnswerError";
import { PageHeading } from "../../shared/ui/PageHeading";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StatusAlert } from "../../shared/ui/StatusAlert";
import { uiTexts } from "../../shared/ui/uiTexts";
import { ProfileDetails } from "./details/ProfileDetails";
import { EmailSection } from "./email/EmailSection";
import { noPasswords, type PasswordValues, useChangePassword } from "./password/useChangePassword";
import { Sessions } from "./sessions/Sessions";

const SecondFactors = lazy(async () => ({
  default: (await import("./second-factor/SecondFactors")).SecondFactors,
}));

/** /profile: the parts that the portal's platform supports. */
export function ProfilePage() {
  const t = useT(profileTexts);
  const offers = useOffers();
  return (
    <Stack gap={{ base: "8", md: "10" }} p={{ base: "4", md: "6" }} maxW="64rem" mx="auto">
      <PageTitle>{t("title")}</PageTitle>
      <PageHeading>{t("title")}</PageHeading>
      {offers.has("PROFILE") ? <Account /> : null}
      {offers.has("SESSIONS") ? <Sessions /> : null}
    </Stack>
  );
}

/** The person's data, and the password. */
function Account() {
  const t = useT(profileTexts);
  const offers = useOffers();
  const [canMail, hasFactors] = [offers.has("ACCOUNT_MAIL"), offers.has("SECOND_FACTOR")];
  const answer = useProfileQuery({ fetchPolicy: "cache-and-network", ...everyMinute });
  const { data } = useLastGood(answerOf(answer));
  const profile = data?.profile ?? undefined;
  const hasPassword = profile?.hasPassword !== false;
  const retry = () => {
    answer.refetch().catch(() => undefined);
  };
  return (
    <>
      {profile === undefined && answer.error !== undefined ? (
        <AnswerError
          title={t("loadFailed")}
          text={t("loadFailedText")}
          error={answer.error}
          onRetry={retry}
        />
      ) : null}
      {profile === undefined && answer.error === undefined ? (
        <FormSkeleton heights={["24rem", "16rem"]} />
      ) : null}
      {profile === undefined ? null : (
        <>
          <ProfileDetails profile={profile} />
          {canMail && hasPassword ? <EmailSection email={profile.email} /> : null}
          {hasPassword ? <PasswordSection email={profile.email} /> : null}
          {hasFactors ? (
            <Suspense fallback={null}>
              <SecondFactors hasPassword={profile.hasPassword} />
            </Suspense>
          ) : null}
        </>
      )}
    </>
  );
}

/** Change of the person's password. `email` identifies the account for the browser's password store. */
function PasswordSection({ email }: { email: string }) {
  const t = useT(profileTexts);
  const ui = useT(uiTexts);
  const form = useForm<PasswordValues>({ mode: "onTouched", defaultValues: noPasswords });
  const { register, formState, handleSubmit, getValues } = form;
  const { errors, touchedFields, isValid, isSubmitting } = formState;
  const change = useChangePassword(form);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    setFailure(await change(values));
  });

  return (
    <FormSection title={t("passwordTitle")} text={t("passwordText")}>
      <form noValidate onSubmit={submit}>
        <input type="text" value={email} readOnly autoComplete="username" hidden />
        <Stack gap="5" p={{ base: "4", md: "6" }}>
          {failure === null ? null : <StatusAlert status="error" title={failure} />}
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <TextField label={t("currentPassword")} error={errors.currentPassword?.message}>
              <PasswordInput
                {...register("currentPassword", { required: ui("faultMissing") })}
                autoComplete="current-password"
              />
            </TextField>
          </SimpleGrid>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap={{ base: "5", sm: "4" }}>
            <TextField
              label={t("newPassword")}
              hint={t("newPasswordHint")}
              error={errors.newPassword?.message}
            >
              <PasswordInput
                {...register("newPassword", {
                  validate: (value) => newPasswordFault(ui, value) ?? true,
                  deps: ["confirmation"],
                })}
                autoComplete="new-password"
              />
            </TextField>
            <TextField
              label={t("confirmation")}
              error={touchedFields.confirmation ? errors.confirmation?.message : undefined}
            >
              <PasswordInput
                {...register("confirmation", {
                  validate: (value) => value === getValues("newPassword") || t("confirmationDiffers"),
                })}
                autoComplete="new-password"
              />
            </TextField>
          </SimpleGrid>
          <Box>
            <Button type="submit" size="sm" colorPalette="brand" disabled={!isValid} loading={isSubmitting}>
              {t("changePassword")}
            </Button>
          </Box>
        </Stack>
      </form>
    </FormSection>
  );
}
