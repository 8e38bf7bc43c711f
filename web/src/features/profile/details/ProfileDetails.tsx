import { useApolloClient } from "@apollo/client/react";
import { Input, NativeSelect, SimpleGrid, Stack } from "@chakra-ui/react";
import { LONGEST_PERSON_NAME, LONGEST_PHONE } from "@obcestje/contract/limits/lengths.js";
import { useEffect } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { ProfilePartsFragment, UpdateProfileInput } from "../../../graphql/generated";
import { ProfileDocument, UpdateProfileDocument } from "../../../graphql/operations/profile";
import { SessionDocument } from "../../../graphql/operations/session";
import { accountLanguage, chooseLanguage, inAccount, type Language, languages } from "../../../i18n/language";
import { profileTexts } from "../../../i18n/profileTexts";
import { translatorOf, useLanguage, useT } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { FormSection } from "../../../shared/form/FormSection";
import { SaveBar } from "../../../shared/form/SaveBar";
import { serverFaults } from "../../../shared/form/serverFaults";
import { showFaults } from "../../../shared/form/showFaults";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { TextField } from "../../../shared/form/TextField";
import { useUnsavedGuard } from "../../../shared/form/useUnsavedGuard";
import { heldSave } from "../../../shared/merge/heldSave";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { OvertakenHost } from "../../../shared/merge/OvertakenHost";
import { namesBy, sayMerged } from "../../../shared/merge/sayMerged";
import { useOpened } from "../../../shared/merge/useOpened";
import { useOffers } from "../../../shared/offers/useOffers";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { uiTexts } from "../../../shared/ui/uiTexts";

const names = { sl: "slovenian", en: "english" } as const;
const gap = { base: "5", sm: "4" };

/** Name, phone and language of the person's account. */
export function ProfileDetails({ profile }: { profile: ProfilePartsFragment }) {
  const t = useT(profileTexts);
  const ui = useT(uiTexts);
  const shown = useLanguage();
  const canMail = useOffers().has("ACCOUNT_MAIL");
  const form = useForm<ProfileValues>({ mode: "onTouched", defaultValues: valuesOf(profile, shown) });
  const { register, formState, reset } = form;
  const { errors, isDirty, isSubmitting } = formState;
  // The account may change elsewhere (the menu has the language, too); edits here are not overwritten.
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
          <TextField label={t("email")} hint={t(canMail ? "emailHint" : "emailFixedHint")} error={undefined}>
            <Input value={profile.email} readOnly autoComplete="username" bg="bg.subtle" />
          </TextField>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap={gap}>
            <TextField label={t("firstName")} error={errors.firstName?.message}>
              <Input {...register("firstName", upTo(LONGEST_PERSON_NAME))} autoComplete="given-name" />
            </TextField>
            <TextField label={t("lastName")} error={errors.lastName?.message}>
              <Input {...register("lastName", upTo(LONGEST_PERSON_NAME))} autoComplete="family-name" />
            </TextField>
          </SimpleGrid>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap={gap}>
            <TextField label={t("phone")} error={errors.phone?.message}>
              <Input {...register("phone", upTo(LONGEST_PHONE))} type="tel" autoComplete="tel" />
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

type ProfileValues = { firstName: string; lastName: string; phone: string; language: Language };

/** `shown`: the screen's language, used if the account has none. */
function valuesOf(profile: ProfilePartsFragment, shown: Language): ProfileValues {
  return {
    firstName: profile.firstName ?? "",
    lastName: profile.lastName ?? "",
    phone: profile.phone ?? "",
    language: accountLanguage(profile.language) ?? shown,
  };
}

type Changed = Partial<Record<keyof ProfileValues, boolean | undefined>>;

/** The changes as the portal takes them: an empty text removes the value. */
function profileInput(values: ProfileValues, changed: Changed): UpdateProfileInput {
  const text = (name: "firstName" | "lastName" | "phone") =>
    changed[name] ? { [name]: values[name].trim() || null } : {};
  return {
    ...text("firstName"),
    ...text("lastName"),
    ...text("phone"),
    ...(changed.language ? { language: inAccount(values.language) } : {}),
  };
}

const toldOf = ({ firstName, lastName, phone, language, etag }: ProfilePartsFragment) => ({
  fields: { firstName, lastName, phone, language },
  etag,
});

const fields = ["firstName", "lastName", "phone"] as const;

/**
 * Saves the form's changes; returns false if nothing was saved.
 * @param opened the account when editing began
 */
function useSaveProfile(
  { formState, reset, setError }: UseFormReturn<ProfileValues>,
  opened: ProfilePartsFragment,
) {
  const client = useApolloClient();
  const { send } = useChange();
  const { dirtyFields } = formState;

  const settle = (profile: ProfilePartsFragment, values: ProfileValues) => {
    if (dirtyFields.language) chooseLanguage(values.language);
    reset(valuesOf(profile, values.language));
    toast.success(translatorOf(profileTexts)("saved"), "profile");
    // The user menu shows the name.
    client.refetchQueries({ include: [SessionDocument] }).catch(() => undefined);
  };

  return async (values: ProfileValues): Promise<boolean> => {
    const t = translatorOf(profileTexts);
    const nameOf = namesBy({
      ...{ firstName: t("firstName"), lastName: t("lastName") },
      ...{ phone: t("phone"), language: t("language") },
    });
    try {
      const base = toldOf(opened);
      const outcome = await heldSave({
        thing: { kind: "USER", id: opened.id },
        base,
        mine: { ...base.fields, ...profileInput(values, dirtyFields) },
        read: async () => {
          const { data } = await client.query({ query: ProfileDocument, fetchPolicy: "network-only" });
          return data?.profile ? toldOf(data.profile) : null;
        },
        send: (changed, ifMatch) => send(UpdateProfileDocument, { ...changed, ifMatch }),
        nameOf,
      });
      if (outcome.kind === "kept" || !outcome.data) return false;
      settle(outcome.data.updateProfile.profile, values);
      sayMerged(outcome.theirs, nameOf);
      return true;
    } catch (error) {
      showFaults(serverFaults(error), fields, setError);
      sayFailed(error, translatorOf(profileTexts)("saveFailed"), "profile");
      return false;
    }
  };
}
