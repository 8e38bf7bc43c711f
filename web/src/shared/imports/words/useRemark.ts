import { useContext } from "react";
import { translate } from "../../../i18n/translate";
import { translatorOf, useLanguage } from "../../../i18n/useT";
import { directionName } from "../../directions/directionName";
import { formatNumber } from "../../number/format";
import type { Remark } from "../importFile";
import { importsTexts } from "../importsTexts";
import { importCodesTexts } from "./importCodesTexts";
import { ImportDirections } from "./importDirections";

type Word = keyof typeof importsTexts.sl;

/** Text keys of the platform's words that are known here. */
const known: Readonly<Record<string, Word>> = {
  ...{ vehicle: "vehicle", pedestrian: "pedestrian", bicycle: "bicycle" },
  ...{
    incoming: "incoming",
    outgoing: "outgoing",
    bothDirections: "bothDirections",
    first: "first",
    second: "second",
  },
  ...{ count: "addUp", leaveOut: "leaveOut", refuse: "refuse" },
  ...{ speedClass: "role_speedClass", lengthClass: "role_lengthClass" },
  ...{ nobody: "nobody", notHeard: "notHeard" },
  ...{ DMY: "DMY", MDY: "MDY", YMD: "YMD" },
};

/** Translates a word of the platform, a direction by its name at the device; an unknown word is returned as it is. */
export function useWord(): (word: string) => string {
  const language = useLanguage();
  const directions = useContext(ImportDirections);
  const t = translatorOf(importsTexts, language);
  return (word) => {
    const key = known[word];
    if (key === undefined) return word;
    return key === "incoming" || key === "outgoing"
      ? directionName(key, directions, t(key), language)
      : t(key);
  };
}

/** Translates what a value of directions means: a direction, or that its lines are left out. */
export function useDirectionMeaning(): (meaning: string) => string {
  const wordOf = useWord();
  const t = translatorOf(importsTexts, useLanguage());
  return (meaning) => (meaning === "leaveOut" ? t("leaveLinesOut") : wordOf(meaning));
}

/** A remark in the screen's language; in the platform's English if its code is unknown. */
export function useRemark(): (remark: Remark) => string {
  const language = useLanguage();
  const wordOf = useWord();
  const said = (value: unknown) => {
    if (typeof value === "number") return formatNumber(value, language, Number.isInteger(value) ? 0 : 1);
    const text = String(value);
    const word = wordOf(text);
    return word === text ? mapped(text, wordOf) : word;
  };
  return ({ code, params, message }) => {
    const texts: Readonly<Record<string, string>> = importCodesTexts[language];
    const text = texts[code];
    if (text === undefined) return message;
    const words = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, said(value)]));
    return translate(text, language, words);
  };
}

/** Pairs as text: "N = incoming, S = outgoing". */
const mapped = (text: string, wordOf: (word: string) => string): string =>
  text.replace(/\b(incoming|outgoing)\b/g, wordOf);
