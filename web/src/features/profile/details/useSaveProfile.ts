import { useApolloClient } from "@apollo/client/react";
import type { UseFormReturn } from "react-hook-form";
import type { ProfilePartsFragment } from "../../../graphql/generated";
import { ProfileDocument, UpdateProfileDocument } from "../../../graphql/operations/profile";
import { SessionDocument } from "../../../graphql/operations/session";
import { chooseLanguage } from "../../../i18n/language";
import { profileTexts } from "../../../i18n/profileTexts";
import { translatorOf } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { serverFaults } from "../../../shared/form/serverFaults";
import { showFaults } from "../../../shared/form/showFaults";
import { heldSave } from "../../../shared/merge/heldSave";
import { namesBy, sayMerged } from "../../../shared/merge/sayMerged";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { type ProfileValues, profileInput, valuesOf } from "./profileValues";

const toldOf = ({ firstName, lastName, phone, language, etag }: ProfilePartsFragment) => ({
  fields: { firstName, lastName, phone, language },
  etag,
});

const fields = ["firstName", "lastName", "phone"] as const;

/** Saves what changed in the form; false where it was not saved. @param opened the account as it was when its editing began */
export function useSaveProfile(
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
