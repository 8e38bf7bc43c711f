import { shellTexts } from "../../i18n/shellTexts";
import { translatorOf } from "../../i18n/useT";
import { toast } from "../ui/toastStore";
import { localSession } from "./session";

/**
 * The portal no longer knows this session: forgets it and says so, once however many requests find out. A page
 * that stays because of unsaved changes says so itself.
 */
export function endSession(): void {
  if (localSession.read() === null || localSession.isOver()) return;
  localSession.end();
  if (!localSession.isOver()) toast.error(translatorOf(shellTexts)("sessionFailed"), "session");
}

localSession.subscribeToLoss(endSession);
