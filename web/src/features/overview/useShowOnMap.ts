import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { ClientRow } from "../../shared/clients/clientRow";
import { positionOf, writeView } from "../../shared/map/position";
import { readOverviewState, writeOverviewState } from "./overviewState";

/** Close enough to distinguish a device from its neighbours. */
const zoom = 17;

type ShowOnMap = {
  /** The map on the page, which may be far above the row. */
  frame: RefObject<HTMLElement | null>;
  /** Opens the map at the device. The browser's back button undoes it. */
  showOnMap: (client: ClientRow) => void;
};

export function useShowOnMap(): ShowOnMap {
  const [, setParams] = useSearchParams();
  const frame = useRef<HTMLElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) frame.current?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [times]);
  const showOnMap = useCallback(
    (client: ClientRow) => {
      const centre = positionOf(client);
      if (centre === null) return;
      const view = writeView({ centre, zoom });
      setParams(
        (now) => {
          const next = writeOverviewState(now, { ...readOverviewState(now), isMapHidden: false });
          next.set("view", view);
          return next;
        },
        { preventScrollReset: true },
      );
      setTimes((before) => before + 1);
    },
    [setParams],
  );
  return { frame, showOnMap };
}
