import type { BasicConfigFields } from "../platform-api/deviceConfig/basic.js";
import type { SignSettings } from "./orders.js";

/** Defaults for a device without settings: seconds, and brightness from night to full sun. */
const DEFAULTS = {
  displayOff: "NOTHING",
  brightnessLevels: [10, 30, 60, 90, 130, 170, 210, 255],
  measurementInterval: 300,
  pingInterval: 60,
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
