import type { T } from "../../i18n/useT";
import type { Said } from "./faults";
import { faultTexts } from "./faultTexts";

type Code = keyof typeof faultTexts.sl;
type Say = (code: Code, params: Record<string, number | string>) => string;

/** The frame's own texts have names that are no codes. */
const isCode = (fault: string): fault is Code =>
  Object.hasOwn(faultTexts.sl, fault) && /^[A-Z_]+$/.test(fault);

/** The portal's fault in the screen's language; a platform's own words are quoted as they are. */
function saidText(
  t: T<typeof faultTexts>,
  { message, fault, params, fromPlatform }: Said,
): string | undefined {
  if (fromPlatform) return t("fromPlatform", { said: message });
  if (!fault || !isCode(fault)) return undefined;
  const told = Object.entries(params ?? {}).filter(
    (one): one is [string, number | string] => typeof one[1] === "number" || typeof one[1] === "string",
  );
  const count = told.find(([, value]) => typeof value === "number")?.[1] ?? 0;
  if (fault === "TOO_SHORT" && count === 1) return t("REQUIRED");
  return (t as Say)(fault, { count, ...Object.fromEntries(told) });
}

/** Text of a field's fault. */
export const faultText = (t: T<typeof faultTexts>, said: Said): string =>
  saidText(t, said) ?? t("notAllowed");

/** Text of a fault of a whole change. */
export const refusalText = (t: T<typeof faultTexts>, said: Said): string =>
  saidText(t, said) ?? t("notAllowedWhole");
