import { Button, Input, SimpleGrid, Stack } from "@chakra-ui/react";
import { LONGEST_PERSON_NAME, LONGEST_PHONE } from "@obcestje/contract/limits/lengths.js";
import { useState } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { isEmail } from "../../shared/form/isEmail";
import { newPasswordFault } from "../../shared/form/newPassword";
import { PasswordInput } from "../../shared/form/PasswordInput";
import { showFaults } from "../../shared/form/showFaults";
import { TextField } from "../../shared/form/TextField";
import { GuestFrame } from "../../shared/guest/GuestFrame";
import { signInTexts } from "../../shared/guest/signInTexts";
import { StatusAlert } from "../../shared/ui/StatusAlert";
import { toast } from "../../shared/ui/toastStore";
import { uiTexts } from "../../shared/ui/uiTexts";
import { requestSignUp, type SignUpResult } from "./requestSignUp";
import { signUpTexts } from "./signUpTexts";

const fields = ["email", "firstName", "lastName", "phone", "password"] as const;

/** /signup */
export function SignUpPage() {
  const t = useT(signUpTexts);
  const failures = useT(signInTexts);
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const toSignIn = paths.login + search;
  const form = useForm<SignUpValues>({ mode: "onTouched", defaultValues: noValues });
  const [failure, setFailure] = useState<string | null>(null);

  const explain = (result: Exclude<SignUpResult, { outcome: "signedUp" }>): string | null => {
    if (result.outcome === "unreachable") return failures("unreachable");
    if (result.outcome === "tooMany")
      return failures("tooMany", { count: Math.ceil(result.retryAfterSeconds / 60) });
    showFaults(result.faults, fields, form.setError);
    return t("checkFields");
  };

  const submit = async (values: SignUpValues) => {
    setFailure(null);
    const input = signUpInput(values);
    const result = await requestSignUp(input);
    if (result.outcome === "signedUp") {
      toast.clear();
      toast.success(t("done"), "signUp");
      navigate(toSignIn, { state: { ...state, signedUpAs: input.email } });
      return;
    }
    setFailure(explain(result));
    toast.error(t("failed"), "signUp");
  };

  const signIn = { question: t("hasAccount"), label: t("signIn"), to: toSignIn, state };
  return (
    <GuestFrame title={t("title")} subtitle={t("subtitle")} others={[signIn]}>
      <SignUpForm form={form} failure={failure} onSubmit={submit} />
    </GuestFrame>
  );
}

type SignUpFormProps = {
  form: UseFormReturn<SignUpValues>;
  /** Reason of the last attempt's failure, or null. */
  failure: string | null;
  onSubmit: (values: SignUpValues) => Promise<void>;
};

function SignUpForm({ form, failure, onSubmit }: SignUpFormProps) {
  const t = useT(signUpTexts);
  const ui = useT(uiTexts);
  const { register, control, formState, getValues, handleSubmit } = form;
  const { errors, touchedFields, isValid, isSubmitting } = formState;
  const [email, password] = useWatch({ control, name: ["email", "password"] });

  const text = (longest: number, required: boolean) => ({
    maxLength: { value: longest, message: ui("faultTooLong", { count: longest }) },
    validate: (value: string) => !required || value.trim() !== "" || ui("faultMissing"),
  });

  return (
    <form onSubmit={handleSubmit(onSubmit)} noValidate>
      <Stack gap="5">
        {failure === null ? null : (
          <StatusAlert status="error" title={t("failed")}>
            {failure}
          </StatusAlert>
        )}
        <TextField label={t("email")} error={errors.email?.message} required>
          <Input
            {...register("email", { validate: (value) => isEmail(value) || t("emailInvalid") })}
            type="email"
            autoComplete="username"
            autoFocus
            size="lg"
          />
        </TextField>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap={{ base: "5", sm: "4" }}>
          <TextField label={t("firstName")} error={errors.firstName?.message} required>
            <Input
              {...register("firstName", text(LONGEST_PERSON_NAME, true))}
              autoComplete="given-name"
              size="lg"
            />
          </TextField>
          <TextField label={t("lastName")} error={errors.lastName?.message} required>
            <Input
              {...register("lastName", text(LONGEST_PERSON_NAME, true))}
              autoComplete="family-name"
              size="lg"
            />
          </TextField>
        </SimpleGrid>
        <TextField label={t("phone")} isOptional error={errors.phone?.message}>
          <Input {...register("phone", text(LONGEST_PHONE, false))} type="tel" autoComplete="tel" size="lg" />
        </TextField>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap={{ base: "5", sm: "4" }}>
          <TextField label={t("password")} hint={t("passwordHint")} error={errors.password?.message} required>
            <PasswordInput
              {...register("password", {
                validate: (value) => newPasswordFault(ui, value) ?? true,
                deps: ["confirmation"],
              })}
              autoComplete="new-password"
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
        </SimpleGrid>
        <Button
          type="submit"
          colorPalette="brand"
          size="lg"
          disabled={!isValid || email === "" || password === ""}
          loading={isSubmitting}
          loadingText={t("submit")}
        >
          {t("submit")}
        </Button>
      </Stack>
    </form>
  );
}

type SignUpValues = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  password: string;
  confirmation: string;
};

const noValues: SignUpValues = {
  email: "",
  firstName: "",
  lastName: "",
  phone: "",
  password: "",
  confirmation: "",
};

/** Input for the portal: without empty fields. */
function signUpInput({ email, firstName, lastName, phone, password }: SignUpValues) {
  return {
    email: email.trim(),
    password,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(phone.trim() === "" ? {} : { phone: phone.trim() }),
  };
}
