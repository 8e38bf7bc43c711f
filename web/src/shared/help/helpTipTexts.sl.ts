import type { Catalogue } from "../../i18n/catalogue";

/** Labels of the help buttons; the answers are in help.ts, which is loaded on demand. */
export const sl = {
  v85: "Kaj je V85?",
  percentileChart: "Kako brati graf percentilov?",
  completeness: "Kaj je popolnost podatkov?",
  overLimit: "Kaj je delež nad omejitvijo?",
  thresholds: "Kaj šteje med prekoračitve hitrosti?",
  deviation: "Kaj je standardni odklon?",
  averagePerHour: "Kaj je število vozil na uro?",
  peakHour: "Kaj je najbolj obremenjena ura?",
  dailyTraffic: "Kaj je povprečni dnevni promet?",
  rollingPeak: "Kaj je faktor konične ure?",
  freeFlow: "Kaj je prosti tok?",
  heatmap: "Kako brati ure v tednu?",
  speedClass: "Kaj je hitrostni razred?",
  trend: "S čim se primerja sprememba?",
  verdict: "Kaj pomeni »več kot naključje«?",
  together: "Kako se računa več lokacij skupaj?",
  fleetCompleteness: "Kaj je popolnost podatkov vseh naprav?",
  rssi: "Kaj je moč signala?",
  battery: "Kaj pove napetost baterije?",
  wantedConfig: "Kaj je želena konfiguracija in katera teče?",
  stagedRollout: "Kaj je uvajanje po stopnjah?",
  rainDelay: "Kaj je dežni zamik?",
  valveDeviation: "Kaj je odstopanje ventila?",

  failed: "Pojasnila ni bilo mogoče naložiti. Poskusite znova.",
} as const satisfies Catalogue;

/** A term that the portal explains. */
export type HelpTerm = Exclude<keyof typeof sl, "failed">;
