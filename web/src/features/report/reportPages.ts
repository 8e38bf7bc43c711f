import { roadUserPage, vehicleCountPage } from "./countPages";
import type { ReportPage } from "./reportContext";
import { distributionPage, speedPage } from "./speedPages";
import { titlePage } from "./titlePage";

/** The sheets of a report, in order. A new one is one more entry. */
export const reportPages: readonly ReportPage[] = [
  titlePage,
  vehicleCountPage,
  roadUserPage,
  speedPage,
  distributionPage,
];
