import type { GraphKind } from "../../shared/chart/graphKind";
import { chartModelOf } from "../../shared/public/chart/chartModelOf";
import type { FeedState } from "../../shared/public/feed";
import { graphsOf } from "../../shared/public/places";
import type { PlaceTraffic } from "../../shared/public/placeTraffic";

type Remembered = {
  state: FeedState<PlaceTraffic>;
  /** Those with something to show. */
  graphs: readonly GraphKind[];
  /** Unix seconds of the last try. */
  triedAt: number;
};

/** A place that had nothing to show is asked again after so many seconds. */
const emptyFor = 300;

/** The last known traffic of each place, so that graphs go on while the portal is away. It holds no more places than there are. */
export class TrafficMemory {
  private places: ReadonlyMap<string, Remembered> = new Map();
  private readonly watchers = new Set<() => void>();

  /** @param isWanted which kinds of graph are to be shown at all */
  constructor(private readonly isWanted: (kind: GraphKind) => boolean) {}

  readonly read = (): ReadonlyMap<string, Remembered> => this.places;

  readonly watch = (notify: () => void): (() => void) => {
    this.watchers.add(notify);
    return () => this.watchers.delete(notify);
  };

  put(id: string, state: FeedState<PlaceTraffic>, now: number): void {
    const known = this.places.get(id);
    const isSame = known !== undefined && known.state.data === state.data;
    const graphs = isSame ? known.graphs : this.shownOf(state.data);
    this.become(new Map(this.places).set(id, { state, graphs, triedAt: now }));
  }

  /** Forgets all other places. */
  keep(ids: readonly string[]): void {
    if ([...this.places.keys()].every((id) => ids.includes(id))) return;
    this.become(new Map([...this.places].filter(([id]) => ids.includes(id))));
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

/** The graphs of a place at `now` (Unix seconds); undefined where nothing is known of it, or not any more. */
export function knownGraphs(
  places: ReadonlyMap<string, Remembered>,
  id: string,
  now: number,
): readonly GraphKind[] | undefined {
  const known = places.get(id);
  if (known === undefined) return undefined;
  return known.graphs.length === 0 && now - known.triedAt > emptyFor ? undefined : known.graphs;
}
