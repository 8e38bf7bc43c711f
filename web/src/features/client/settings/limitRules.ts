import { numberOf } from "./settingsInput";
import type { SettingsValues } from "./settingsValues";

/** Within bounds, as it is typed. */
const isWithin = (typed: string, from: number, to: number): boolean => {
  const value = numberOf(typed);
  return value !== null && value >= from && value <= to;
};

/** km/h: whole, as signs have it. */
export const isSpeedLimit = (typed: string): boolean =>
  isWithin(typed, 1, 200) && Number.isInteger(numberOf(typed));

/** Metres. */
export const isDistance = (typed: string): boolean => isWithin(typed, 0, 1000);

const isBlank = (typed: string) => typed.trim() === "";

/** Degrees; nothing at all is no place. */
export const isLatitude = (typed: string): boolean => isBlank(typed) || isWithin(typed, -90, 90);
export const isLongitude = (typed: string): boolean => isBlank(typed) || isWithin(typed, -180, 180);

/** A place has both, or there is none. */
export const isWholePlace = (lat: string, lng: string): boolean => isBlank(lat) === isBlank(lng);

/** The values as far as a configuration can be made of them: what is half typed is as it is stored. */
export function drawable(values: SettingsValues, stored: SettingsValues): SettingsValues {
  const isLimit = isSpeedLimit(values.speedLimit);
  const isChosen = values.display.type !== "PENALTY" || values.display.resourceId !== "";
  return {
    ...values,
    speedLimit: isLimit ? values.speedLimit : stored.speedLimit,
    display: isChosen ? values.display : stored.display,
  };
}
