import { useT } from "../../i18n/useT";
import { copyText } from "./copyText";
import { copyTexts } from "./copyTexts";
import { toast } from "./toastStore";

/** Copies a text and says so; `what` is its name. Resolves to true on success. */
export function useCopy(): (what: string, text: string) => Promise<boolean> {
  const t = useT(copyTexts);
  return (what, text) =>
    copyText(text).then(
      () => {
        toast.success(t("copied", { what }), `copy:${what}`);
        return true;
      },
      () => {
        toast.error(t("notCopied", { what }), `copy:${what}`);
        return false;
      },
    );
}
