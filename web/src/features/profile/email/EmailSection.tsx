import { Alert, Box, Button, Input, SimpleGrid, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { profileTexts } from "../../../i18n/profileTexts";
import { useT } from "../../../i18n/useT";
import { FormSection } from "../../../shared/form/FormSection";
import { isEmail } from "../../../shared/form/isEmail";
import { PasswordInput } from "../../../shared/form/PasswordInput";
import { TextField } from "../../../shared/form/TextField";
import { StatusAlert } from "../../../shared/ui/StatusAlert";
import { toast } from "../../../shared/ui/toastStore";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { type EmailValues, useChangeEmail } from "./useChangeEmail";

const none: EmailValues = { email: "", password: "" };

/** Change of the e-mail that the person signs in with. `email` is the present one, for the browser's passwords. */
export function EmailSection({ email }: { email: string }) {
  const t = useT(profileTexts);
  const ui = useT(uiTexts);
  const form = useForm<EmailValues>({ mode: "onTouched", defaultValues: none });
  const { register, formState, handleSubmit, reset } = form;
  const { errors, isValid, isSubmitting } = formState;
  const change = useChangeEmail(form);
  const [failure, setFailure] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    setSentTo(null);
    const result = await change(values);
    if (result === null) return;
    if ("failure" in result) {
      setFailure(result.failure);
      return;
    }
    toast.settle("email");
    setSentTo(result.sentTo);
    reset(none);
  });

  return (
    <FormSection title={t("emailTitle")} text={t("emailText")}>
      <form noValidate onSubmit={submit}>
        <input type="text" value={email} readOnly autoComplete="username" hidden />
        <Stack gap="5" p={{ base: "4", md: "6" }}>
          {failure === null ? null : <StatusAlert status="error" title={failure} />}
          {sentTo === null ? null : (
            <Alert.Root status="success" size="sm">
              <Alert.Indicator />
              <Alert.Content>
                <Alert.Title overflowWrap="anywhere">{t("emailSentTitle", { email: sentTo })}</Alert.Title>
                <Alert.Description>{t("emailSentText")}</Alert.Description>
              </Alert.Content>
            </Alert.Root>
          )}
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap={{ base: "5", sm: "4" }}>
            <TextField label={t("newEmail")} error={errors.email?.message}>
              <Input
                {...register("email", { validate: (value) => isEmail(value) || t("emailInvalid") })}
                type="email"
                autoComplete="email"
              />
            </TextField>
            <TextField label={t("emailPassword")} error={errors.password?.message}>
              <PasswordInput
                {...register("password", { required: ui("faultMissing") })}
                autoComplete="current-password"
              />
            </TextField>
          </SimpleGrid>
          <Box>
            <Button type="submit" size="sm" colorPalette="brand" disabled={!isValid} loading={isSubmitting}>
              {t("changeEmail")}
            </Button>
          </Box>
        </Stack>
      </form>
    </FormSection>
  );
}
