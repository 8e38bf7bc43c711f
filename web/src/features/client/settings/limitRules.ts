import {
  DISTANCES,
  HIGHEST_LATITUDE,
  HIGHEST_LONGITUDE,
  SPEED_LIMITS,
} from "@obcestje/contract/limits/ranges.js";
import { numberOf } from "./settingsInput";
import type { SettingsValues } from "./settingsValues";

/** True if a typed number is within bounds. */
const isWithin = (typed: string, from: number, to: number): boolean => {
  const value = numberOf(typed);
  return value !== null && value >= from && value <= to;
};

/** km/h: a whole number, as on signs. */
export const isSpeedLimit = (typed: string): boolean =>
  isWithin(typed, SPEED_LIMITS.min, SPEED_LIMITS.max) && Number.isInteger(numberOf(typed));

/** Metres. */
export const isDistance = (typed: string): boolean => isWithin(typed, DISTANCES.min, DISTANCES.max);

const isBlank = (typed: string) => typed.trim() === "";

/** Degrees; empty means no place. */
export const isLatitude = (typed: string): boolean =>
  isBlank(typed) || isWithin(typed, -HIGHEST_LATITUDE, HIGHEST_LATITUDE);
export const isLongitude = (typed: string): boolean =>
  isBlank(typed) || isWithin(typed, -HIGHEST_LONGITUDE, HIGHEST_LONGITUDE);

/** A place has both coordinates or none. */
export const isWholePlace = (lat: string, lng: string): boolean => isBlank(lat) === isBlank(lng);

/** The values with which a configuration can be made: incomplete ones are replaced by the stored ones. */
export function drawable(values: SettingsValues, stored: SettingsValues): SettingsValues {
  const isLimit = isSpeedLimit(values.speedLimit);
  const isChosen = values.display.type !== "PENALTY" || values.display.resourceId !== "";
  return {
    ...values,
    speedLimit: isLimit ? values.speedLimit : stored.speedLimit,
    display: isChosen ? values.display : stored.display,
  };
}
