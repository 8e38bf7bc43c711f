import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { graphKindOf } from "../../shared/chart/graphKind";
import { intervalInput } from "../../shared/interval/interval";
import { usePublic } from "../../shared/public/PublicContext";
import type { PublicPlace } from "../../shared/public/places";
import { askTraffic } from "../../shared/public/placeTraffic";
import { useFeed } from "../../shared/public/useFeed";
import { usePageFacts } from "../../shared/public/usePageFacts";
import { useMedia } from "../../shared/ui/useMedia";
import { GraphView } from "./GraphView";
import { comingPlace } from "./rotation";
import { TrafficMemory } from "./trafficMemory";
import { useRotation } from "./useRotation";
import { useRotationKeys } from "./useRotationKeys";
import { useWakeLock } from "./useWakeLock";

const usualSeconds = 10;

/** One graph at a time; the traffic of the place that comes next is asked for while this one shows. */
export function RotatingGraphs({ places }: { places: readonly PublicPlace[] }) {
  const { link } = usePublic();
  const [memory] = useState(() => {
    const only = link.graph === null ? null : graphKindOf(link.graph);
    return new TrafficMemory((kind) => only === null || kind === only);
  });
  const known = useSyncExternalStore(memory.watch, memory.read);
  const { group } = usePageFacts();
  const ids = useMemo(() => places.map(({ id }) => id), [places]);
  useEffect(() => memory.keep(ids), [memory, ids]);
  useEffect(() => () => memory.close(), [memory]);

  const graphs = useCallback((id: string) => known.get(id)?.graphs, [known]);
  // Who asked for less motion has to say that graphs are to change by themselves.
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const rotation = useRotation({
    ids,
    known: graphs,
    seconds: link.seconds ?? usualSeconds,
    startsPlaying: !isStill || link.seconds !== null,
  });
  useRotationKeys(rotation);
  useWakeLock(rotation.isPlaying);

  const { id } = rotation.turn;
  const coming = comingPlace(rotation.turn, ids, graphs);
  const current = useTraffic(id, memory);
  useTraffic(coming === id ? null : coming, memory);
  return (
    <GraphView
      group={group}
      places={places}
      rotation={rotation}
      seconds={link.seconds ?? usualSeconds}
      graphs={graphs(id)}
      traffic={current}
    />
  );
}

/** A place's traffic, kept fresh and remembered; null asks nothing. */
function useTraffic(id: string | null, memory: TrafficMemory) {
  const { connection, link } = usePublic();
  const interval = intervalInput(link.interval);
  return useFeed(id, (signal) => askTraffic(connection, id ?? "", interval, signal), {
    concerns: (clientId) => clientId === id,
    known: id === null ? undefined : memory.read().get(id)?.state,
    onState: (state) => {
      if (id !== null) memory.put(id, state);
    },
  });
}
