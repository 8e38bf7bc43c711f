import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import type { ClientRow } from "../../shared/clients/clientRow";
import { positionOf, writeView } from "../../shared/map/position";
import { readOverviewState, writeOverviewState } from "./overviewState";

/** Near enough to tell a device from its neighbours. */
const zoom = 17;

/** Opens the map where a device stands. A step that the browser's back button undoes. */
export function useShowOnMap(): (client: ClientRow) => void {
  const [, setParams] = useSearchParams();
  return useCallback(
    (client: ClientRow) => {
      const centre = positionOf(client);
      if (centre === null) return;
      setParams((now) => {
        const next = writeOverviewState(now, { ...readOverviewState(now), isMapHidden: false });
        next.set("view", writeView({ centre, zoom }));
        return next;
      });
    },
    [setParams],
  );
}
