import { Alert, Box, Button, SimpleGrid, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { profileTexts } from "../../../i18n/profileTexts";
import { useT } from "../../../i18n/useT";
import { FormSection } from "../../../shared/form/FormSection";
import { newPasswordFault } from "../../../shared/form/newPassword";
import { PasswordInput } from "../../../shared/form/PasswordInput";
import { TextField } from "../../../shared/form/TextField";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { noPasswords, type PasswordValues, useChangePassword } from "./useChangePassword";

/** The own password: as it is, as it is to be. `email` tells the browser's password store whose it is. */
export function PasswordSection({ email }: { email: string }) {
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
          {failure === null ? null : (
            <Alert.Root status="error" size="sm">
              <Alert.Indicator />
              <Alert.Title>{failure}</Alert.Title>
            </Alert.Root>
          )}
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
