import { roadUserPage, vehicleCountPage } from "./countPages";
import { locationPage } from "./locationPage";
import type { ReportPage } from "./reportContext";
import { distributionPage, speedPage } from "./speedPages";
import { titlePage } from "./titlePage";

/** The sheets of a report, in order. A new one is one more entry. */
export const reportPages: readonly ReportPage[] = [
  titlePage,
  locationPage,
  vehicleCountPage,
  roadUserPage,
  speedPage,
  distributionPage,
];
