import type { T } from "../../i18n/useT";
import type { uiTexts } from "../ui/uiTexts";

const shortest = 8;
const longest = 256;

/**
 * Fault of a new password in words, or null. An emoji counts as one character. The portal also refuses the most
 * common passwords.
 */
export function newPasswordFault(t: T<typeof uiTexts>, password: string): string | null {
  const { length } = [...password];
  if (length === 0) return t("faultMissing");
  if (length < shortest) return t("faultTooShort", { count: shortest });
  return length > longest ? t("faultTooLong", { count: longest }) : null;
}
