import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";
import { speedClassSheet, vehicleTypeSheet } from "./classSheets";
import { roadUserSheet, vehicleCountSheet } from "./countSheets";
import { dailySheets } from "./dailySheets";
import { directionSheet } from "./directionSheet";
import { locationSheet } from "./locationSheet";
import { notesSheets } from "./notesSheets";
import { ownLengthClassSheet, ownSpeedClassSheet } from "./ownClassSheets";
import { resultSheets } from "./resultSheets";
import { distributionSheet, percentileSheet, speedSheet } from "./speedSheets";
import { staySheets } from "./staySheets";
import { trafficSheet } from "./trafficSheet";

/** Each makes the sheets of one subject; none if the device has no data for it. */
const subjects: readonly ((report: ClientReport) => Sheet[])[] = [
  locationSheet,
  staySheets,
  notesSheets,
  vehicleCountSheet,
  trafficSheet,
  directionSheet,
  roadUserSheet,
  speedSheet,
  percentileSheet,
  distributionSheet,
  speedClassSheet,
  ownSpeedClassSheet,
  vehicleTypeSheet,
  ownLengthClassSheet,
  dailySheets,
  resultSheets,
];

/** A device's sheets, in order. A new subject is one more entry. */
export const clientSheets = (report: ClientReport): Sheet[] => subjects.flatMap((sheets) => sheets(report));
