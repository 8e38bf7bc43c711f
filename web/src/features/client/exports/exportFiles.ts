import type { HardwareType } from "@obcestje/contract/hardware.js";
import type { ClientHeadFragment } from "../../../graphql/generated";
import type { Measurement } from "../../../shared/chart/measurement";
import type { Period } from "../../../shared/interval/resolveInterval";
import { isShortPeriod } from "../../../shared/traffic/shortPeriod";

/** A file that the gateway streams, with its text key; a workbook also has the text keys of its sheets. */
export type ExportFile = {
  file: string;
  text: ExportText;
  kind: "csv" | "xlsx";
  sheets?: readonly SheetText[];
  /** It has figures over the limit, and of free flow. */
  hasAllFigures?: true;
};
export type SheetText =
  | "summarySheet"
  | "speedClassesSheet"
  | "ownSpeedsSheet"
  | "hoursSheet"
  | "daysSheet"
  | "resultsSheet"
  | "dailyTrafficSheet"
  | "quarterHoursSheet"
  | "lengthClassesSheet"
  | "ownLengthsSheet"
  | "usersSheet"
  | "incomingSheet"
  | "outgoingSheet"
  | "totalSheet";
type ExportText =
  | "dailyCsv"
  | "resultsCsv"
  | "dailyTrafficCsv"
  | "quarterHoursCsv"
  | "excelReport"
  | "lengthIncomingCsv"
  | "lengthOutgoingCsv"
  | "lengthTotalCsv"
  | "classificationXlsx"
  | "rawCsv"
  | "ownClassesCsv";

const ofAll: readonly ExportFile[] = [
  { file: "daily.csv", text: "dailyCsv", kind: "csv" },
  { file: "results.csv", text: "resultsCsv", kind: "csv" },
];

/** All figures, in the order of its sheets. Those of own classes are there as far as the group states some. */
const excelReport = (ownClasses: Measurement["ownClasses"]): ExportFile => ({
  file: "report.xlsx",
  text: "excelReport",
  kind: "xlsx",
  hasAllFigures: true,
  sheets: [
    "summarySheet",
    "speedClassesSheet",
    ...(ownClasses?.speeds ? (["ownSpeedsSheet"] as const) : []),
    "hoursSheet",
    "daysSheet",
    "resultsSheet",
    "dailyTrafficSheet",
    "quarterHoursSheet",
    "lengthClassesSheet",
    ...(ownClasses?.lengths ? (["ownLengthsSheet"] as const) : []),
    "usersSheet",
  ],
});

const ofVehicles: readonly ExportFile[] = [
  { file: "daily-traffic.csv", text: "dailyTrafficCsv", kind: "csv" },
];

const ofOwnClasses: readonly ExportFile[] = [{ file: "own-classes.csv", text: "ownClassesCsv", kind: "csv" }];

/** Made from single records. */
const ofShortPeriods: readonly ExportFile[] = [
  { file: "quarter-hours.csv", text: "quarterHoursCsv", kind: "csv" },
];

const ofCountingMeters: readonly ExportFile[] = [
  { file: "length-incoming.csv", text: "lengthIncomingCsv", kind: "csv" },
  { file: "length-outgoing.csv", text: "lengthOutgoingCsv", kind: "csv" },
  { file: "length-total.csv", text: "lengthTotalCsv", kind: "csv" },
  {
    file: "classification.xlsx",
    text: "classificationXlsx",
    kind: "xlsx",
    sheets: ["summarySheet", "lengthClassesSheet", "incomingSheet", "outgoingSheet", "totalSheet"],
  },
  { file: "raw.csv", text: "rawCsv", kind: "csv" },
];

/** Traffic counters without a display. */
const counterHardware: readonly HardwareType[] = ["K_SIPRONIKA", "K200_DEFAULT_VIASIS"];

/** Devices made to count vehicles by their length, and any other that measured lengths in the period. */
function isCountingMeter(
  { hardwareType, visionType }: Pick<ClientHeadFragment, "hardwareType" | "visionType">,
  lengthClasses: Measurement["lengthClasses"],
): boolean {
  return (
    visionType === "VISION_VEHICLES" ||
    counterHardware.some((hardware) => hardware === hardwareType) ||
    (lengthClasses ?? []).length > 0
  );
}

/** The files of a device and period (user specification, "Export tab"), and those for traffic engineers last. */
export function exportFiles(
  client: Pick<ClientHeadFragment, "hardwareType" | "visionType">,
  period: Period,
  lengthClasses: Measurement["lengthClasses"] = [],
  ownClasses: Measurement["ownClasses"] = null,
): readonly ExportFile[] {
  const countsVehicles = client.visionType !== "VISION_BIKE";
  return [
    ...ofAll,
    excelReport(ownClasses),
    ...(isCountingMeter(client, lengthClasses) ? ofCountingMeters : []),
    ...(countsVehicles && (ownClasses?.speeds ?? ownClasses?.lengths) ? ofOwnClasses : []),
    ...(countsVehicles ? ofVehicles : []),
    ...(countsVehicles && isShortPeriod(period) ? ofShortPeriods : []),
  ];
}
