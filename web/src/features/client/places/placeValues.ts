import type { ClientSettingsInput, PlaceSettingsFragment } from "../../../graphql/generated";
import { isDistance, isLatitude, isLongitude, isSpeedLimit, isWholePlace } from "../settings/limitRules";
import { settings } from "../settings/settingsInput";
import { type SettingsValues, valuesOf } from "../settings/settingsValues";

const noPlace = { locationName: null, locationAddress: null, markerPosition: null, directionNames: null };

/**
 * Initial values of a new place's fields: limit and distance as where the device is now.
 * @param isHere the device's settings are those of the new place already
 */
export function newPlaceValues(device: PlaceSettingsFragment, isHere: boolean): SettingsValues {
  const { locationName, locationAddress, markerPosition, directionNames } = isHere ? device : noPlace;
  const { speedLimit, measureDistance } = device;
  return valuesOf({
    settings: {
      locationName,
      locationAddress,
      serialNumber: null,
      markerPosition,
      directionNames,
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
    directionNames: settings.directionNames.value(values),
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

/** What is said of the place that a device left, as the portal takes it. */
export function leftSettings(before: PlaceSettingsFragment): ClientSettingsInput {
  const { locationName, locationAddress, markerPosition: at, directionNames: ways } = before;
  const { speedLimit, measureDistance } = before;
  const markerPosition = at && { lat: at.lat, lng: at.lng };
  const directionNames = ways && { incoming: ways.incoming, outgoing: ways.outgoing };
  return { locationName, locationAddress, markerPosition, directionNames, speedLimit, measureDistance };
}
