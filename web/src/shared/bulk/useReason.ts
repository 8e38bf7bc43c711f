import { isOutage } from "../../graphql/errors";
import { bulkTexts } from "../../i18n/texts/bulk";
import { uiTexts } from "../../i18n/texts/ui";
import { type T, useT } from "../../i18n/useT";
import { refusedIn } from "../config/configFaults";
import { faultText } from "../form/faults";
import type { BulkError } from "./bulkResult";

/** What the portal says in English, of single devices. */
const said: Readonly<Record<string, "reasonHardware" | "reasonStopped">> = {
  "The firmware is for other hardware.": "reasonHardware",
  "Stopped.": "reasonStopped",
};

function reasonOf(t: T<typeof bulkTexts>, { code, message }: BulkError): string {
  const known = said[message];
  if (known !== undefined) return t(known);
  if (code === "NOT_FOUND") return t("reasonGone");
  if (code === "FORBIDDEN" || code === "UNAUTHENTICATED") return t("reasonForbidden");
  if (code === "NOT_OFFERED") return t("reasonNotOffered");
  if (code === "RATE_LIMITED") return t("reasonTooOften");
  return isOutage(code) ? t("reasonOutage") : message;
}

/** Why something was not changed, in the language of the screen as far as it is known. */
export function useReason(): (error: BulkError) => string {
  const t = useT(bulkTexts);
  const ui = useT(uiTexts);
  return (error) => {
    const reason = reasonOf(t, error);
    const fields = refusedIn(error).map((fault) => `${fault.path}: ${faultText(ui, fault)}`);
    return reason === error.message && fields.length > 0 ? `${reason} ${fields.join(" ")}` : reason;
  };
}
