import { settingsTexts } from "../../../i18n/settingsTexts";
import { translatorOf } from "../../../i18n/useT";
import { customTextsTexts } from "../../../shared/custom-texts/customTextsTexts";
import { namesBy } from "../../../shared/merge/sayMerged";
import type { Path } from "../../../shared/merge/threeWay";
import type { settings, sign } from "./settingsInput";
import type { SettingsValues } from "./settingsValues";

type Name = keyof SettingsValues | keyof typeof settings | keyof typeof sign;

/** Label of a setting, by its name in the form or in the portal. */
export function settingsName(path: Path): string {
  const t = translatorOf(settingsTexts);
  const names: Record<Name, string> = {
    locationName: t("locationName"),
    locationAddress: t("address"),
    incomingName: t("incomingName"),
    outgoingName: t("outgoingName"),
    directionNames: t("directionNames"),
    lat: t("latitude"),
    lng: t("longitude"),
    speedLimit: t("speedLimit"),
    measureDistance: t("measureDistance"),
    speedingBlink: t("speedingBlink"),
    displayOn: t("displayOn"),
    display: t("displayTitle"),
    displayConfiguration: t("displayTitle"),
    markerPosition: t("placeTitle"),
    customTexts: translatorOf(customTextsTexts)("texts"),
    brightnessLevels: t("brightnessTitle"),
    measurementInterval: t("measurementInterval"),
    pingInterval: t("pingInterval"),
  };
  return namesBy(names)(path);
}
