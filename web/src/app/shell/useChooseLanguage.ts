import { useApolloClient } from "@apollo/client/react";
import { ChooseLanguageDocument } from "../../graphql/operations/session";
import { chooseLanguage, inAccount, type Language } from "../../i18n/language";
import { translatorOf } from "../../i18n/useT";
import { portalOffers } from "../../shared/offers/portalOffers";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { userMenuTexts } from "./userMenuTexts";

/** Applies a language at once, and saves it in the account, if the account can keep it: it then applies in every browser. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const client = useApolloClient();
  return async (language) => {
    chooseLanguage(language);
    if (!portalOffers.read().has("PROFILE")) return;
    try {
      const input = { language: inAccount(language) };
      await client.mutate({ mutation: ChooseLanguageDocument, variables: { input } });
      toast.settle("language");
    } catch (error) {
      sayFailed(error, translatorOf(userMenuTexts)("languageNotSaved"), "language");
    }
  };
}
