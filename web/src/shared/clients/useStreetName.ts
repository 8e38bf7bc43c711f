import { useCallback } from "react";
import { useT } from "../../i18n/useT";
import { streetsOfDevice } from "./movedDevice";
import { movedDeviceTexts } from "./movedDeviceTexts";
import { usePlaces } from "./usePlaces";

/** The name under which figures of a device or place are shown: a moved device's says that they are of all its streets. */
export function useStreetName(): (one: { id: string; name: string }) => string {
  const t = useT(movedDeviceTexts);
  const { places } = usePlaces();
  return useCallback(
    ({ id, name }) => (streetsOfDevice(places, id).length === 0 ? name : t("allStreets", { name })),
    [places, t],
  );
}
