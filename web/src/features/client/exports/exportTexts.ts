import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./exportTexts.sl";

const en = {
  dailyCsv: "Daily CSV",
  dailyCsvHint: "Measurements, vehicles, pedestrians and cyclists by day",
  resultsCsv: "Results CSV",
  resultsCsvHint: "Average and highest speed, V85, V50, V30 by day",
  dailyTrafficCsv: "Daily traffic CSV",
  dailyTrafficCsvHint: "Vehicles and type of day; which days are in the mean (ADT), and which not",
  quarterHoursCsv: "Quarter hours CSV",
  quarterHoursCsvHint: "Vehicles per 15 minutes and in the rolling hour, by direction",
  excelReport: "Excel report",
  excelReportHint: "A workbook with tables and charts",
  lengthIncomingCsv: "Length CSV, incoming",
  lengthIncomingCsvHint: "Length classes by hour",
  lengthOutgoingCsv: "Length CSV, outgoing",
  lengthOutgoingCsvHint: "Length classes by hour",
  lengthTotalCsv: "Length CSV, total",
  lengthTotalCsvHint: "Length classes by hour, both directions",
  classificationXlsx: "Excel classification",
  classificationXlsxHint: "Length classes by direction, with tables and charts",
  rawCsv: "Raw data",
  rawCsvHint: "One line a road user or counted interval",
  exportHint: "Times in the files are in the time zone {zone}. Missing data are empty cells.",
  excelReportSheets:
    "Summary, Speed classes, Hours, Days, Results, Daily traffic, Quarter hours, Length classes, Pedestrians and cyclists",
  classificationXlsxSheets: "Summary, Length classes, Incoming, Outgoing, Total",
  sheets: "Sheets, as far as the device fills them: {names}.",
  language: "Language of the files",
  sl: "Slovenščina",
  en: "English",
  slForm: "Semicolons, decimal comma.",
  enForm: "Commas, decimal point, dates YYYY-MM-DD.",

  preview: "Preview",
  previewOf: "Preview: {name}",
  previewFirst: { one: "First {count} row.", other: "First {count} rows." },
  previewAll: { one: "The whole file: {count} row.", other: "The whole file: {count} rows." },
  previewEmpty: "The file has no rows in this period.",
  previewZone: "Times are in the time zone {zone}; an empty cell means that there is no such figure.",
  previewLoading: "The first rows are loading",
  previewFailed: "The preview could not be loaded.",
  notOffered: "The portal's platform makes no files to download.",
  previewExpired: "You are signed out. Sign in again.",
  retry: "Try again",
  download: "Download",
  close: "Close",

  downloads: "Download data",
  downloadsOpen: "Download data",
} as const satisfies Translation<typeof sl>;

export const exportTexts = { en, sl };
