import { Button, Input, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { newPasswordFault } from "../../shared/form/newPassword";
import { PasswordInput } from "../../shared/form/PasswordInput";
import { showFaults } from "../../shared/form/showFaults";
import { TextField } from "../../shared/form/TextField";
import { toast } from "../../shared/ui/toastStore";
import { uiTexts } from "../../shared/ui/uiTexts";
import { FailureNotice } from "./FailureNotice";
import { LinkFrame } from "./LinkFrame";
import { type LinkFailure, setPasswordByLink } from "./linkRequests";
import { linkTexts } from "./linkTexts";
import { type OpenedLink, useLink } from "./useLink";

/** /reset and /invitation. `isFirst`: of somebody who was invited, and has none yet. */
export function SetPasswordPage({ isFirst }: { isFirst: boolean }) {
  const t = useT(linkTexts);
  const opened = useLink(["RESET", "INVITATION"]);
  const [isEnded, setEnded] = useState(false);
  const shown = isEnded ? { ...opened, failure: { outcome: "ended" as const }, link: null } : opened;
  const subtitle = t(isFirst ? "invitationSubtitle" : "resetSubtitle");
  return (
    <LinkFrame
      title={t(isFirst ? "invitationTitle" : "resetTitle")}
      subtitle={subtitle}
      opened={shown}
      ended={isFirst ? "endedInvitation" : "endedReset"}
    >
      <PasswordForm opened={opened} onEnded={() => setEnded(true)} />
    </LinkFrame>
  );
}

type PasswordFormProps = { opened: OpenedLink; onEnded: () => void };

function PasswordForm({ opened, onEnded }: PasswordFormProps) {
  const t = useT(linkTexts);
  const ui = useT(uiTexts);
  const navigate = useNavigate();
  const form = useForm({ mode: "onTouched", defaultValues: { password: "", confirmation: "" } });
  const { register, formState, handleSubmit, getValues, setError } = form;
  const { errors, touchedFields, isValid, isSubmitting } = formState;
  const [failure, setFailure] = useState<LinkFailure | null>(null);
  const email = opened.link?.email ?? "";

  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    const result = await setPasswordByLink(opened.token, password);
    if (result.outcome === "done") {
      toast.success(t("passwordSet"), "signIn");
      navigate(paths.login, { replace: true, state: { email: result.data.setPasswordByLink.email } });
      return;
    }
    if (result.outcome === "ended") onEnded();
    const isShown = result.outcome === "refused" && showFaults(result.faults, ["password"], setError);
    if (!isShown) setFailure(result);
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <FailureNotice failure={failure} />
        <TextField label={t("email")} error={undefined}>
          <Input value={email} readOnly autoComplete="username" size="lg" bg="bg.subtle" />
        </TextField>
        <TextField label={t("password")} hint={t("passwordHint")} error={errors.password?.message} required>
          <PasswordInput
            {...register("password", {
              validate: (value) => newPasswordFault(ui, value) ?? true,
              deps: ["confirmation"],
            })}
            autoComplete="new-password"
            autoFocus
            size="lg"
          />
        </TextField>
        <TextField
          label={t("confirmation")}
          error={touchedFields.confirmation ? errors.confirmation?.message : undefined}
          required
        >
          <PasswordInput
            {...register("confirmation", {
              validate: (value) => value === getValues("password") || t("confirmationDiffers"),
            })}
            autoComplete="new-password"
            size="lg"
          />
        </TextField>
        <Button
          type="submit"
          colorPalette="brand"
          size="lg"
          disabled={!isValid}
          loading={isSubmitting}
          loadingText={t("setPassword")}
        >
          {t("setPassword")}
        </Button>
      </Stack>
    </form>
  );
}
