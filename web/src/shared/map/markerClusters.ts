import Supercluster from "supercluster";
import type { Position } from "./position";

/** Pixels around a marker within which others join it. */
const clusterRadius = 44;

/** Pixels of a tile, which the radius is measured by. */
const tileSize = 256;

/** What stands at one place of the picture: a marker, or several under their number. */
export type Spot = {
  at: Position;
  /** Whose markers, as their places in the list, ascending. */
  members: Int32Array;
};

/** Degrees. */
export type Box = { west: number; south: number; east: number; north: number };

type Place = { place: number };

/** Members of a cluster: a chain through all markers, of which each cluster is one stretch. */
type Stretch = { first: number; last: number };

/** Positions gathered for every zoom up to the deepest; it knows nothing of states. */
export class MarkerClusters {
  private readonly clusters: Supercluster<Place, Stretch>;
  private readonly ids = new WeakMap<Spot, number>();
  /** The marker after each in the chain. */
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
      // Joins the ends only, so that a cluster costs the same however many it gathers.
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

  /** The zoom at which a cluster of ours comes apart; one below the deepest where it does at none; null for any other spot. */
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
