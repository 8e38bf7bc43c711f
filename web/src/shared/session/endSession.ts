import { shellTexts } from "../../i18n/texts/shell";
import { translatorOf } from "../../i18n/useT";
import { toast } from "../ui/toastStore";
import { localSession } from "./session";

const say = () => toast.error(translatorOf(shellTexts)("sessionFailed"));

localSession.subscribeToLoss(say);

/** The portal no longer knows this session: forget it and say so, once however many requests find out. */
export function endSession(): void {
  if (localSession.read() === null) return;
  localSession.clear();
  say();
}
