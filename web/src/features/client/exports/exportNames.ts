import { type Direction, type DirectionNames, directionSheet } from "@obcestje/contract/directionNames.js";
import type { Language } from "../../../i18n/language";
import { translatorOf } from "../../../i18n/useT";
import { directionName } from "../../../shared/directions/directionName";
import { directionTexts } from "../../../shared/directions/directionTexts";
import type { ExportFile } from "./exportFiles";
import { exportTexts } from "./exportTexts";

const directionOf: Readonly<Record<string, Direction | undefined>> = {
  lengthIncomingCsv: "incoming",
  lengthOutgoingCsv: "outgoing",
  incomingSheet: "incoming",
  outgoingSheet: "outgoing",
};

/** Name of a file. One of a direction says what that is called at its place. */
export function exportName({ text }: ExportFile, names: DirectionNames | null, language: Language): string {
  const t = translatorOf(exportTexts, language);
  const direction = directionOf[text];
  if (direction === undefined || !names?.[direction]) return t(text);
  return t("lengthCsvOf", { direction: directionName(direction, names, "", language) });
}

/** Names of a workbook's sheets, which are in the file's language; null for another file. */
export function sheetNames({ sheets }: ExportFile, names: DirectionNames | null, language: Language) {
  if (sheets === undefined) return null;
  const t = translatorOf(exportTexts, language);
  const word = translatorOf(directionTexts, language);
  return sheets
    .map((sheet) => {
      const direction = directionOf[sheet];
      return (direction && directionSheet(names?.[direction] ?? "", word(direction))) ?? t(sheet);
    })
    .join(", ");
}
