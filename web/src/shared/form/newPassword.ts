import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "@obcestje/contract/limits/lengths.js";
import type { T } from "../../i18n/useT";
import type { uiTexts } from "../ui/uiTexts";

/**
 * Fault of a new password in words, or null. An emoji counts as one character. The portal also refuses the most
 * common passwords.
 */
export function newPasswordFault(t: T<typeof uiTexts>, password: string): string | null {
  const { length } = [...password];
  if (length === 0) return t("faultMissing");
  if (length < SHORTEST_PASSWORD) return t("faultTooShort", { count: SHORTEST_PASSWORD });
  return length > LONGEST_PASSWORD ? t("faultTooLong", { count: LONGEST_PASSWORD }) : null;
}
