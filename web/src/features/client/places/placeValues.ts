import type { ClientSettingsInput, PlaceSettingsFragment } from "../../../graphql/generated";
import { isDistance, isLatitude, isLongitude, isSpeedLimit, isWholePlace } from "../settings/limitRules";
import { settings } from "../settings/settingsInput";
import { type SettingsValues, valuesOf } from "../settings/settingsValues";

/** Initial values of a new place's fields: limit and distance as where the device is now. */
export function newPlaceValues({ speedLimit, measureDistance }: PlaceSettingsFragment): SettingsValues {
  return valuesOf({
    settings: {
      locationName: null,
      locationAddress: null,
      serialNumber: null,
      markerPosition: null,
      speedLimit,
      measureDistance,
      speedingBlink: false,
      displayConfiguration: null,
      customTexts: [],
    },
    config: null,
  });
}

/** A new place as the portal takes it; null: something is missing or not allowed. */
export function placeInput(values: SettingsValues, hasSpeed: boolean): ClientSettingsInput | null {
  const { lat, lng, speedLimit, measureDistance } = values;
  const place = {
    locationName: settings.locationName.value(values),
    locationAddress: settings.locationAddress.value(values),
    markerPosition: settings.markerPosition.value(values),
  };
  const isPlace = isLatitude(lat) && isLongitude(lng) && isWholePlace(lat, lng);
  if (place.locationName === null || !isPlace) return null;
  if (!hasSpeed) return place;
  if (!isSpeedLimit(speedLimit) || !isDistance(measureDistance)) return null;
  return {
    ...place,
    speedLimit: settings.speedLimit.value(values),
    measureDistance: settings.measureDistance.value(values),
  };
}
