import { useApolloClient } from "@apollo/client/react";
import type { UseFormReturn } from "react-hook-form";
import type { ProfilePartsFragment } from "../../../graphql/generated";
import { UpdateProfileDocument } from "../../../graphql/operations/profile";
import { SessionDocument } from "../../../graphql/operations/session";
import { chooseLanguage } from "../../../i18n/language";
import { profileTexts } from "../../../i18n/texts/profile";
import { translatorOf } from "../../../i18n/useT";
import { serverFaults } from "../../../shared/form/serverFaults";
import { showFaults } from "../../../shared/form/showFaults";
import { toast } from "../../../shared/ui/toastStore";
import { type ProfileValues, profileInput, valuesOf } from "./profileValues";

const fields = ["firstName", "lastName", "phone"] as const;

/** Saves what changed in the form; false where that failed. */
export function useSaveProfile({ formState, reset, setError }: UseFormReturn<ProfileValues>) {
  const client = useApolloClient();
  const { dirtyFields } = formState;

  const settle = (profile: ProfilePartsFragment, values: ProfileValues) => {
    if (dirtyFields.language) chooseLanguage(values.language);
    reset(valuesOf(profile, values.language));
    toast.success(translatorOf(profileTexts)("saved"));
    // The user menu shows the name.
    client.refetchQueries({ include: [SessionDocument] }).catch(() => undefined);
  };

  return async (values: ProfileValues): Promise<boolean> => {
    try {
      const variables = { input: profileInput(values, dirtyFields) };
      const { data } = await client.mutate({ mutation: UpdateProfileDocument, variables });
      if (!data) return false;
      settle(data.updateProfile.profile, values);
      return true;
    } catch (error) {
      showFaults(serverFaults(error), fields, setError);
      toast.error(translatorOf(profileTexts)("saveFailed"));
      return false;
    }
  };
}
