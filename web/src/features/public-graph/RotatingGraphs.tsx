import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type GraphKind, graphKindOf } from "../../shared/chart/graphKind";
import { intervalInput } from "../../shared/interval/interval";
import { chartModelOf } from "../../shared/public/chart/chartModelOf";
import type { FeedState } from "../../shared/public/feed";
import { usePublic } from "../../shared/public/PublicContext";
import type { PlaceList } from "../../shared/public/placeList";
import { graphsOf } from "../../shared/public/places";
import { askTraffic, type PlaceTraffic } from "../../shared/public/placeTraffic";
import { useFeed } from "../../shared/public/useFeed";
import { usePageFacts } from "../../shared/public/usePageFacts";
import { useMedia } from "../../shared/ui/useMedia";
import { GraphView } from "./GraphView";
import { comingPlace } from "./rotation";
import { type Rotation, useRotation } from "./useRotation";

const usualSeconds = 10;

/** One graph at a time; the traffic of the next place is loaded while this one shows. */
export function RotatingGraphs({ places, missing }: PlaceList) {
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
  // With reduced motion the rotation starts only on request.
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
      missing={missing}
      rotation={rotation}
      seconds={link.seconds ?? usualSeconds}
      graphs={graphs(id)}
      traffic={current}
    />
  );
}

/** A place's traffic, kept fresh and remembered; null loads nothing. */
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

type Remembered = {
  state: FeedState<PlaceTraffic>;
  /** Graphs with something to show. */
  graphs: readonly GraphKind[];
};

/** Time for which an empty place is skipped. It is measured by timers, because clocks may be set back. */
const emptyMs = 300_000;
/** Time for which a place that did not answer is skipped. */
const awayMs = 60_000;

/**
 * The last known traffic of each place, so the rotation continues while the portal is down. It holds no more
 * places than there are.
 */
class TrafficMemory {
  private places: ReadonlyMap<string, Remembered> = new Map();
  private readonly watchers = new Set<() => void>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** @param isWanted true for the kinds of graph to show */
  constructor(private readonly isWanted: (kind: GraphKind) => boolean) {}

  readonly read = (): ReadonlyMap<string, Remembered> => this.places;

  readonly watch = (notify: () => void): (() => void) => {
    this.watchers.add(notify);
    return () => this.watchers.delete(notify);
  };

  put(id: string, state: FeedState<PlaceTraffic>): void {
    const known = this.places.get(id);
    const isSame = known !== undefined && known.state.data === state.data;
    const graphs = isSame ? known.graphs : this.shownOf(state.data);
    clearTimeout(this.timers.get(id));
    if (graphs.length === 0) {
      const waitMs = state.data === undefined ? awayMs : emptyMs;
      this.timers.set(
        id,
        setTimeout(() => this.forget(id), waitMs),
      );
    }
    this.become(new Map(this.places).set(id, { state, graphs }));
  }

  /** Forgets all other places. */
  keep(ids: readonly string[]): void {
    if ([...this.places.keys()].every((id) => ids.includes(id))) return;
    this.become(new Map([...this.places].filter(([id]) => ids.includes(id))));
  }

  /** Ends its timers. */
  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private forget(id: string): void {
    this.become(new Map([...this.places].filter(([one]) => one !== id)));
  }

  private shownOf(traffic: PlaceTraffic | undefined): readonly GraphKind[] {
    if (traffic === undefined) return [];
    return graphsOf(traffic.place, traffic.measurement).filter(
      (kind) => this.isWanted(kind) && !chartModelOf(kind, traffic, "sl").empty,
    );
  }

  private become(places: ReadonlyMap<string, Remembered>): void {
    this.places = places;
    for (const notify of this.watchers) notify();
  }
}

/** Focused elements that keep their own keys. */
const ownKeys = "a, button, input, select, textarea, [role=region], .highcharts-container";

/** Space pauses and resumes, arrow keys go to the next and previous graph. */
function useRotationKeys({ toggle, next, previous }: Rotation): void {
  useEffect(() => {
    const moves: Record<string, () => void> = { " ": toggle, ArrowRight: next, ArrowLeft: previous };
    const press = (event: KeyboardEvent) => {
      const move = moves[event.key];
      if (move === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const isTaken = event.target instanceof Element && event.target.closest(ownKeys) !== null;
      if (isTaken && (event.key === " " || event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      move();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [toggle, next, previous]);
}

/** Keeps the screen on while the page is visible, if the browser can: nobody touches a wall display. */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    // The browser releases it whenever the page is hidden.
    const hold = async () => {
      if (document.visibilityState !== "visible" || (lock !== null && !lock.released)) return;
      try {
        const held = await navigator.wakeLock.request("screen");
        if (isGone) await held.release();
        else lock = held;
      } catch {
        // The battery is low, or the browser refuses: the screen may turn off.
      }
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [isWanted]);
}
