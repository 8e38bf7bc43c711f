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

  separator: "Separator of cells",
  semicolon: "semicolon ;",
  comma: "comma ,",
  tab: "tab",
  bar: "vertical bar |",
  space: "space",

  header: "Names of columns",
  headerLine: "in line {line}",
  someHeader: "in a line of the file",
  noHeader: "there are none",
  noHeaderText: "Records begin with the first line. What the columns are is said in their table.",
  lineOfHeader: "Line, from 1",
  noSuchLine: "A whole number from 1 to {most}.",

  place: "Place",
  otherPlace: "Another place",

  counted: "Who was counted",
  kindWords: "Words for road users",
  interval: "Length of intervals",
  missingRows: "Where a row is missing",
  doubledHour: "Records of the doubled hour",

  directions: "Directions",
  swap: "Swap directions",
  positive: "positive speeds",
  negative: "negative speeds",
};

export const readAsTexts = { sl, en };
