import type { GraphKind } from "../../shared/chart/graphKind";
import { chartModelOf } from "../../shared/public/chart/chartModelOf";
import type { FeedState } from "../../shared/public/feed";
import { graphsOf } from "../../shared/public/places";
import type { PlaceTraffic } from "../../shared/public/placeTraffic";

type Remembered = {
  state: FeedState<PlaceTraffic>;
  /** Those with something to show. */
  graphs: readonly GraphKind[];
};

/** How long a place with nothing to show is passed over. Timers measure it, as any clock may be put back. */
const emptyMs = 300_000;
/** How long a place that did not answer is passed over. */
const awayMs = 60_000;

/** The last known traffic of each place, so that graphs go on while the portal is away. It holds no more places than there are. */
export class TrafficMemory {
  private places: ReadonlyMap<string, Remembered> = new Map();
  private readonly watchers = new Set<() => void>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** @param isWanted which kinds of graph are to be shown at all */
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
