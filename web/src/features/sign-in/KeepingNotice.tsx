import { useT } from "../../i18n/useT";
import type { Keeping } from "../../shared/storage/browserStorage";
import { StatusAlert } from "../../shared/ui/StatusAlert";
import { keepingTexts } from "./keepingTexts";

/** Says what does not work if the browser lets the portal store nothing. */
export function KeepingNotice({ keeping }: { keeping: Exclude<Keeping, "all"> }) {
  const t = useT(keepingTexts);
  return (
    <StatusAlert status={keeping === "noCookies" ? "error" : "warning"} title={t(keeping)}>
      {t(keeping === "noCookies" ? "noCookiesText" : "noStorageText")}
    </StatusAlert>
  );
}
