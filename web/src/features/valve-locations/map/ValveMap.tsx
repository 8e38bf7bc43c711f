import { useCallback, useMemo } from "react";
import { useT } from "../../../i18n/useT";
import type { Activity } from "../../../shared/clients/activity";
import { PortalMarkerMap } from "../../../shared/map/portal/PortalMarkerMap";
import type { ValveLocationLine } from "../../../shared/valves/valve";
import { valvesTexts } from "../../../shared/valves/valvesTexts";
import { ValvePopup } from "./ValvePopup";
import { markWords, valveMarkers } from "./valveMarkers";

/** The valves that have a place, on a map, by whether water flows as it should. */
export function ValveMap({ locations }: { locations: readonly ValveLocationLine[] }) {
  const t = useT(valvesTexts);
  const markers = useMemo(() => valveMarkers(locations), [locations]);
  const word = useCallback((look: Activity) => t(markWords[look]), [t]);
  const popup = (id: string) => {
    const location = locations.find(({ valves }) => valves.some((valve) => valve.id === id));
    const valve = location?.valves.find((one) => one.id === id);
    return location && valve && <ValvePopup location={location} valve={valve} />;
  };
  return <PortalMarkerMap markers={markers} hasNothing={locations.length === 0} popup={popup} word={word} />;
}
