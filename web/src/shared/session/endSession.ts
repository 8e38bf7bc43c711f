import { shellTexts } from "../../i18n/shellTexts";
import { translatorOf } from "../../i18n/useT";
import { toast } from "../ui/toastStore";
import { localSession } from "./session";

/**
 * The portal no longer knows this session: forget it and say so, once however many requests find out. A page that stays, for what was
 * not saved on it, says so by itself.
 */
export function endSession(): void {
  if (localSession.read() === null || localSession.isOver()) return;
  localSession.end();
  if (!localSession.isOver()) toast.error(translatorOf(shellTexts)("sessionFailed"), "session");
}

localSession.subscribeToLoss(endSession);
