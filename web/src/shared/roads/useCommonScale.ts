import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useLanguage } from "../../i18n/useT";
import type { Measurement } from "../chart/measurement";
import { type RoadGraph, withoutGraph } from "./graphs";
import type { RoadClient } from "./roadClient";
import { commonScale, extentOf, roadModel, type Scale } from "./smallChart";
import { useSeriesStore } from "./useSeries";

/** Up to this many locations, all charts are loaded at once, so their scale is known before anybody scrolls. */
const mostAtOnce = 50;

const extents = new WeakMap<Measurement, Scale>();

/** A scale that contains the charts of all these locations; null while it is not wanted. */
export function useCommonScale(
  clients: readonly RoadClient[],
  graph: RoadGraph,
  isWanted: boolean,
): { scale: Scale | null; isComplete: boolean } {
  const store = useSeriesStore();
  const language = useLanguage();
  const version = useSyncExternalStore(store.subscribe, store.version);
  const drawn = useMemo(
    () => clients.filter(({ kind }) => withoutGraph(kind, graph) === null),
    [clients, graph],
  );
  useEffect(() => {
    if (!isWanted || drawn.length > mostAtOnce) return;
    const ends = drawn.map((client) => store.show(client));
    return () => {
      for (const end of ends) end();
    };
  }, [store, drawn, isWanted]);
  return useMemo(() => {
    if (!isWanted) return { scale: null, isComplete: true };
    // The version the data are read at: the store object itself stays the same.
    void version;
    const found = drawn.map((client) => {
      const series = store.read(client.id);
      if (!series) return series;
      const known = extents.get(series) ?? extentOf(roadModel(graph, client, series, language).options);
      extents.set(series, known);
      return known;
    });
    return {
      scale: commonScale(found.filter((extent) => extent != null)),
      isComplete: found.every((extent) => extent !== undefined),
    };
  }, [store, version, drawn, graph, language, isWanted]);
}
