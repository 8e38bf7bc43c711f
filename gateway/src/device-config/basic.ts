import {
  USUAL_LEVELS,
  USUAL_MEASUREMENT_INTERVAL,
  USUAL_PING_INTERVAL,
} from "@obcestje/contract/deviceConfig/ranges.js";
import type { BasicConfigFields } from "../platform-api/deviceConfig/basic.js";
import type { SignSettings } from "./orders.js";

/** Defaults for a device without settings. */
const DEFAULTS = {
  displayOff: "NOTHING",
  brightnessLevels: [...USUAL_LEVELS],
  measurementInterval: USUAL_MEASUREMENT_INTERVAL,
  pingInterval: USUAL_PING_INTERVAL,
} as const satisfies BasicConfigFields & Record<string, unknown>;

/**
 * The basic section: values from the settings, and defaults for those that the device lacks.
 * @param before the section as the device has it
 */
export function basicOf(sign: SignSettings, before: BasicConfigFields | null | undefined): BasicConfigFields {
  const off = sign.displayOn ? "NOTHING" : "ALL";
  return {
    displayOff: isGiven(sign.displayOn) ? off : (before?.displayOff ?? DEFAULTS.displayOff),
    brightnessLevels: sign.brightnessLevels ?? before?.brightnessLevels ?? [...DEFAULTS.brightnessLevels],
    measurementInterval:
      sign.measurementInterval ?? before?.measurementInterval ?? DEFAULTS.measurementInterval,
    pingInterval: sign.pingInterval ?? before?.pingInterval ?? DEFAULTS.pingInterval,
  };
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}
