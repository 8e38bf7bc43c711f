import type { Language } from "../../i18n/language";
import { translatorOf } from "../../i18n/useT";
import { formatQuantity } from "../number/format";
import { wordsOf } from "./panelText";
import { isBlinking, isOff, sceneAt } from "./scene";
import type { Program, Sign, StaticText } from "./signModel";
import { signTexts } from "./signTexts";

/** True if the configuration shows anything at any speed. */
export const hasDisplay = ({ programs, smileys }: Sign): boolean => programs.length > 0 || smileys.length > 0;

type Told = { speed: number; staticTexts: readonly StaticText[]; language: Language };

/** Describes what a sign shows a vehicle of a speed, in a sentence without its full stop. */
export function signWords(sign: Sign, { speed, staticTexts, language }: Told): string {
  const t = translatorOf(signTexts, language);
  if (!sign.isConfigured) return t("notConfigured");
  if (!hasDisplay(sign)) return t("noDisplay");
  if (isOff(sign)) return t("displayOff");
  const { program, smiley } = sceneAt(sign, speed, 0);
  const parts = [
    program && speedWords(sign, program, { speed, staticTexts, language }),
    program && textWords(sign, program, { speed, staticTexts, language }),
    smiley && t(smiley),
  ].filter((part) => part !== null);
  const at = formatQuantity(speed, "km/h", language);
  return parts.length > 0
    ? t("shownAt", { speed: at, parts: parts.join(", ") })
    : t("nothingAt", { speed: at });
}

function speedWords(sign: Sign, { blink }: Program, { speed, language }: Told): string | null {
  const t = translatorOf(signTexts, language);
  const digits = String(speed);
  if (sign.isSpeedOff) return t("speedOff");
  if (digits.length > sign.digits || blink.ratio === 0) return null;
  return isBlinking(blink) ? t("speedBlinks", { digits }) : t("speedSteady", { digits });
}

function textWords(sign: Sign, program: Program, { staticTexts, language }: Told): string | null {
  const t = translatorOf(signTexts, language);
  const texts = program.texts
    .map(({ programId, blink }) => ({ words: wordsOf(sign, programId, staticTexts), blink }))
    .filter(({ words, blink }) => words !== "" && blink.ratio > 0);
  if (texts.length === 0) return null;
  if (sign.isTextOff) return t("textOff");
  const allBlink = texts.every(({ blink }) => isBlinking(blink));
  const quoted = texts.map(({ words, blink }) =>
    t(isBlinking(blink) && !allBlink ? "quotedBlinks" : "quoted", { words }),
  );
  const all = new Intl.ListFormat(language).format(quoted);
  if (texts.length === 1) return t(allBlink ? "oneTextBlinks" : "oneText", { text: all });
  return t(allBlink ? "alternatingBlinks" : "alternating", { texts: all });
}

/** A speed at which a sign shows its main text: a bit above the start of its last program. */
export function tellingSpeed({ programs, maxSpeed }: Sign): number {
  const speed = (programs.at(-1)?.fromSpeed ?? 44) + 6;
  return Math.min(speed, maxSpeed ?? speed);
}
