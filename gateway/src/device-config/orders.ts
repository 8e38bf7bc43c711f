import type { ClientSettingsRecord } from "../platform-api/clientSettings.js";
import type { CustomTextRecord } from "../platform-api/customTexts.js";
import type { PenaltyStepRecord } from "../platform-api/penaltySteps.js";
import type { Hardware } from "./family.js";

/** What people set of a device that only its configuration keeps; what is left out stays. */
export interface SignSettings {
  /** False: neither speed nor text is shown. */
  displayOn?: boolean | null;
  /** Eight levels from night to full sun, 0 to 255, none below the one before. */
  brightnessLevels?: number[] | null;
  /** Seconds between two deliveries of measurements. */
  measurementInterval?: number | null;
  /** Seconds between two questions what there is to do; administrators' alone. */
  pingInterval?: number | null;
}

/** All that decides what a device is told. */
export interface Orders extends Hardware {
  settings: Pick<
    ClientSettingsRecord,
    "speedLimit" | "speedingBlink" | "displayConfiguration" | "customTexts"
  >;
  sign: SignSettings;
  /** The custom texts that all devices share, in the order of their indexes. */
  sharedTexts: readonly CustomTextRecord[];
  /** Of the penalty resource that the settings name; null where there is no such one. */
  penaltySteps: readonly PenaltyStepRecord[] | null;
}
