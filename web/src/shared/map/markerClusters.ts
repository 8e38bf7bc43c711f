import Supercluster from "supercluster";
import type { Position } from "./position";

/** Radius in pixels within which markers join a cluster. */
const clusterRadius = 44;

/** Tile size in pixels, the unit of the radius. */
const tileSize = 256;

/** A place in the view: a marker, or several as a cluster. */
export type Spot = {
  at: Position;
  /** Its markers by their indices in the list, ascending. */
  members: Int32Array;
};

/** Degrees. */
export type Box = { west: number; south: number; east: number; north: number };

type Place = { place: number };

/** Members of a cluster: all markers form a chain, and each cluster is one stretch of it. */
type Stretch = { first: number; last: number };

/** Clusters of positions for every zoom up to the deepest; it knows nothing of states. */
export class MarkerClusters {
  private readonly clusters: Supercluster<Place, Stretch>;
  private readonly ids = new WeakMap<Spot, number>();
  /** The next marker in the chain, by marker. */
  private readonly next: Int32Array;

  constructor(
    private readonly positions: readonly Position[],
    deepest: number,
  ) {
    const next = new Int32Array(positions.length);
    this.next = next;
    this.clusters = new Supercluster<Place, Stretch>({
      radius: clusterRadius,
      extent: tileSize,
      maxZoom: deepest,
      map: ({ place }) => ({ first: place, last: place }),
      // Joins only the ends: a cluster costs the same for any number of members.
      reduce: (all, { first, last }) => {
        next[all.last] = first;
        all.last = last;
      },
    });
    this.clusters.load(
      positions.map(({ lat, lng }, place) => ({
        type: "Feature",
        properties: { place },
        geometry: { type: "Point", coordinates: [lng, lat] },
      })),
    );
  }

  spotsIn({ west, south, east, north }: Box, zoom: number): Spot[] {
    return this.clusters.getClusters([west, south, east, north], zoom).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if (!("cluster_id" in properties)) {
        const { place } = properties;
        return { at: this.positions[place] ?? { lat, lng }, members: Int32Array.of(place) };
      }
      const spot = { at: { lat, lng }, members: this.membersOf(properties, properties.point_count) };
      this.ids.set(spot, properties.cluster_id);
      return spot;
    });
  }

  /** The zoom at which a cluster of this index splits; one below the deepest if it never does; null for any other spot. */
  zoomApart(spot: Spot): number | null {
    const id = this.ids.get(spot);
    return id === undefined ? null : this.clusters.getClusterExpansionZoom(id);
  }

  private membersOf({ first }: Stretch, count: number): Int32Array {
    const members = new Int32Array(count);
    let place = first;
    for (let index = 0; index < count; index += 1) {
      members[index] = place;
      place = this.next[place] ?? 0;
    }
    return members.sort();
  }
}
