import { useApolloClient } from "@apollo/client/react";
import { SignOutDocument } from "../../graphql/operations/session";
import { useT } from "../../i18n/useT";
import { localSession } from "../../shared/session/session";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { userMenuTexts } from "./userMenuTexts";

/** Ends the session. The page forgets it even if the portal can't be reached. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  const t = useT(userMenuTexts);
  return async () => {
    try {
      await client.mutate({ mutation: SignOutDocument });
      toast.clear();
      toast.success(t("loggedOut"), "signOut");
    } catch (error) {
      sayFailed(error, t("logoutFailed"), "signOut");
    }
    localSession.clear(true);
  };
}
