import { useT } from "../../i18n/useT";
import { leftSession } from "../../shared/session/leftSession";
import { localSession } from "../../shared/session/session";
import { toast } from "../../shared/ui/toastStore";
import { userMenuTexts } from "./userMenuTexts";

/**
 * Signs out at once, also where the portal can't be reached: the cookie allows nothing any more. The sign-in
 * page goes on trying to end the session on the server. Who signed in by an organisation is led there to sign out.
 */
export function useSignOut(): () => Promise<void> {
  const t = useT(userMenuTexts);
  return async () => {
    leftSession.leave();
    const ending = leftSession.end();
    localSession.clear(true);
    const ended = await ending;
    if (ended?.signOutUrl) window.location.assign(ended.signOutUrl);
    else if (ended) {
      toast.clear();
      toast.success(t("loggedOut"), "signOut");
    } else toast.error(t("logoutFailed"), "signOut");
  };
}
