import { shellTexts } from "../i18n/shellTexts";
import { translatorOf } from "../i18n/useT";
import { viewAs } from "../shared/session/viewAs";
import { toast } from "../shared/ui/toastStore";

/** Ends a view as a group that can't be viewed any more, and says so. */
export function loseView(): void {
  if (viewAs.read() === null) return;
  viewAs.end();
  toast.error(translatorOf(shellTexts)("viewLost"), "view");
}
