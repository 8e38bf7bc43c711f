import { Input, NativeSelect, SimpleGrid, Stack } from "@chakra-ui/react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type { ProfilePartsFragment } from "../../../graphql/generated";
import { languages } from "../../../i18n/language";
import { profileTexts } from "../../../i18n/profileTexts";
import { useLanguage, useT } from "../../../i18n/useT";
import { FormSection } from "../../../shared/form/FormSection";
import { SaveBar } from "../../../shared/form/SaveBar";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { TextField } from "../../../shared/form/TextField";
import { useUnsavedGuard } from "../../../shared/form/useUnsavedGuard";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { OvertakenHost } from "../../../shared/merge/OvertakenHost";
import { useOpened } from "../../../shared/merge/useOpened";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { type ProfileValues, valuesOf } from "./profileValues";
import { useSaveProfile } from "./useSaveProfile";

const names = { sl: "slovenian", en: "english" } as const;
const gap = { base: "5", sm: "4" };

/** Name, phone and language of the own account. */
export function ProfileDetails({ profile }: { profile: ProfilePartsFragment }) {
  const t = useT(profileTexts);
  const ui = useT(uiTexts);
  const shown = useLanguage();
  const form = useForm<ProfileValues>({ mode: "onTouched", defaultValues: valuesOf(profile, shown) });
  const { register, formState, reset } = form;
  const { errors, isDirty, isSubmitting } = formState;
  // The account may change elsewhere (the menu has the language, too); what is being written here is left alone.
  useEffect(() => {
    if (!isDirty) reset(valuesOf(profile, shown));
  }, [isDirty, reset, profile, shown]);
  const opened = useOpened(profile, isDirty);
  const save = useSaveProfile(form, opened);
  const submit = submitAsPromise(form, save);
  const dialog = useUnsavedGuard({ isDirty, save: submit });
  const upTo = (value: number) => ({ maxLength: { value, message: ui("faultTooLong", { count: value }) } });

  return (
    <FormSection title={t("detailsTitle")} text={t("detailsText")}>
      {dialog}
      <OvertakenHost />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="5" p={{ base: "4", md: "6" }}>
          <TextField label={t("email")} hint={t("emailHint")} error={undefined}>
            <Input value={profile.email} readOnly autoComplete="username" bg="bg.subtle" />
          </TextField>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap={gap}>
            <TextField label={t("firstName")} error={errors.firstName?.message}>
              <Input {...register("firstName", upTo(100))} autoComplete="given-name" />
            </TextField>
            <TextField label={t("lastName")} error={errors.lastName?.message}>
              <Input {...register("lastName", upTo(100))} autoComplete="family-name" />
            </TextField>
          </SimpleGrid>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap={gap}>
            <TextField label={t("phone")} error={errors.phone?.message}>
              <Input {...register("phone", upTo(50))} type="tel" autoComplete="tel" />
            </TextField>
            <TextField label={t("language")} error={undefined}>
              <NativeSelect.Root>
                <NativeSelect.Field {...register("language")}>
                  {languages.map((language) => (
                    <option key={language} value={language} lang={language}>
                      {t(names[language])}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </TextField>
          </SimpleGrid>
        </Stack>
        <MeanwhileNotice
          thing={{ kind: "USER", id: profile.id }}
          opened={opened}
          now={profile}
          isEditing={isDirty && !isSubmitting}
        />
        <SaveBar isDirty={isDirty} isSaving={isSubmitting} onDiscard={() => reset()} />
      </form>
    </FormSection>
  );
}
