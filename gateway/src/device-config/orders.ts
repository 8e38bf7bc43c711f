import type { ClientSettingsRecord } from "../platform-api/clientSettings.js";
import type { CustomTextRecord } from "../platform-api/customTexts.js";
import type { PenaltyStepRecord } from "../platform-api/penaltySteps.js";
import type { Hardware } from "./family.js";

/** Settings that only a device's configuration keeps. Those left out stay unchanged. */
export interface SignSettings {
  /** False: neither speed nor text is shown. */
  displayOn?: boolean | null;
  /** Eight levels from night to full sun, 0 to 255, none below the one before. */
  brightnessLevels?: number[] | null;
  /** Seconds between two posts of measurements. */
  measurementInterval?: number | null;
  /** Seconds between two polls for new orders. Only administrators set it. */
  pingInterval?: number | null;
}

/** All inputs that decide a device's configuration. */
export interface Orders extends Hardware {
  settings: Pick<
    ClientSettingsRecord,
    "speedLimit" | "speedingBlink" | "displayConfiguration" | "customTexts"
  >;
  sign: SignSettings;
  /** Custom texts shared by all devices, by index. */
  sharedTexts: readonly CustomTextRecord[];
  /** Steps of the penalty resource that the settings name; null if there is no such resource. */
  penaltySteps: readonly PenaltyStepRecord[] | null;
}
