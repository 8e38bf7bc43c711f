import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./readAsTexts.sl";

const en: Translation<typeof sl> = {
  change: "Change",
  changeOf: "Change: {what}",
  example: "such as {example}",

  dateOrder: "Order in dates",

  encoding: "Encoding of letters",
  usual: "the most common today",
  older: "older files from Central Europe",
  unicode: "“Unicode text” of Excel",

  directions: "Directions",
  swap: "Swap directions",
  positive: "positive speeds",
  negative: "negative speeds",
};

export const readAsTexts = { sl, en };
