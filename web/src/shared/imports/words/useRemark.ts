import { translate } from "../../../i18n/translate";
import { translatorOf, useLanguage } from "../../../i18n/useT";
import { formatNumber } from "../../number/format";
import type { Remark } from "../importFile";
import { importsTexts } from "../importsTexts";
import { importCodesTexts } from "./importCodesTexts";

type Word = keyof typeof importsTexts.sl;

/** What a platform's word is to people, as far as it is known here. */
const known: Readonly<Record<string, Word>> = {
  ...{ vehicle: "vehicle", pedestrian: "pedestrian", bicycle: "bicycle" },
  ...{ incoming: "incoming", outgoing: "outgoing", first: "first", second: "second" },
  ...{ count: "addUp", leaveOut: "leaveOut", refuse: "refuse" },
  ...{ DMY: "DMY", MDY: "MDY", YMD: "YMD" },
};

/** Words of the platform in the language of the screen; its own, where they are others. */
export function useWord(): (word: string) => string {
  const t = translatorOf(importsTexts, useLanguage());
  return (word) => {
    const key = known[word];
    return key === undefined ? word : t(key);
  };
}

/** What is told of a file, in the language of the screen; in the platform's English, where its code is not known here. */
export function useRemark(): (remark: Remark) => string {
  const language = useLanguage();
  const wordOf = useWord();
  const said = (value: unknown) => {
    if (typeof value === "number") return formatNumber(value, language, Number.isInteger(value) ? 0 : 1);
    return mapped(wordOf(String(value)), wordOf);
  };
  return ({ code, params, message }) => {
    const texts: Readonly<Record<string, string>> = importCodesTexts[language];
    const text = texts[code];
    if (text === undefined) return message;
    const words = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, said(value)]));
    return translate(text, language, words);
  };
}

/** What stands for each other: "N = incoming, S = outgoing". */
const mapped = (text: string, wordOf: (word: string) => string): string =>
  text.replace(/\b(incoming|outgoing)\b/g, wordOf);
