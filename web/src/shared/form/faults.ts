import type { uiTexts } from "../../i18n/texts/ui";
import type { T } from "../../i18n/useT";

/** One field that the portal refused: its name in the API, and why, in English. */
export type FieldFault = { path: string; message: string };

const isFault = (value: unknown): value is FieldFault =>
  typeof value === "object" &&
  value !== null &&
  "path" in value &&
  typeof value.path === "string" &&
  "message" in value &&
  typeof value.message === "string";

/** The faulty fields that an error's `extensions` name; none where they name none. */
export function faultsIn(extensions: unknown): FieldFault[] {
  if (typeof extensions !== "object" || extensions === null || !("fields" in extensions)) return [];
  return Array.isArray(extensions.fields) ? extensions.fields.filter(isFault) : [];
}

const missing = new Set(["is required", "is empty", "must say something"]);
const tooShort = /(?:at least|fewer than|longer than or equal to) (\d+) character/;
const tooLong = /(?:more than|shorter than or equal to) (\d+) character/;

/** What the portal said of a field, in the language of the screen. */
export function faultText(t: T<typeof uiTexts>, { message }: FieldFault): string {
  if (message === "is among the most common ones") return t("faultCommonPassword");
  if (message === "is wrong") return t("faultWrong");
  const shortest = Number(tooShort.exec(message)?.[1] ?? 0);
  if (missing.has(message) || shortest === 1) return t("faultMissing");
  if (shortest > 0) return t("faultTooShort", { count: shortest });
  const longest = tooLong.exec(message)?.[1];
  return longest === undefined ? t("faultNotAllowed") : t("faultTooLong", { count: longest });
}
