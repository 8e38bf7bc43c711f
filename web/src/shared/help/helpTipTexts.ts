import type { Translation } from "../../i18n/catalogue";
import { sl } from "./helpTipTexts.sl";

const en = {
  v85: "What is V85?",
  percentileChart: "How do I read the chart of percentiles?",
  completeness: "What is completeness of data?",
  overLimit: "What is the share over the limit?",
  thresholds: "What counts as speeding?",
  deviation: "What is the standard deviation?",
  averagePerHour: "What are vehicles per hour?",
  peakHour: "What is the busiest hour?",
  dailyTraffic: "What is mean daily traffic?",
  rollingPeak: "What is the peak hour factor?",
  freeFlow: "What is free flow?",
  heatmap: "How do I read the hours of the week?",
  speedClass: "What is a speed class?",
  trend: "What is a change compared with?",
  verdict: "What does “more than chance” mean?",
  together: "How are several locations worked out together?",
  fleetCompleteness: "What is completeness of data of all devices?",
  rssi: "What is signal strength?",
  battery: "What does the battery voltage say?",
  wantedConfig: "Which config is wanted, and which is running?",
  stagedRollout: "What is a staged rollout?",
  rainDelay: "What is a rain delay?",
  valveDeviation: "What is a valve's deviation?",

  failed: "The explanation could not be loaded. Try again.",
} as const satisfies Translation<typeof sl>;

export const helpTipTexts = { en, sl };
