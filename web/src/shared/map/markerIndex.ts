import { latLngBounds } from "leaflet";
import Supercluster from "supercluster";
import type { Position } from "./position";

/** The largest zoom of our maps, and of most tile servers. */
export const maxZoom = 19;

/** Pixels around a marker within which others join it. */
const clusterRadius = 44;

/** Pixels of a tile, which the radius is measured by. */
const tileSize = 256;

/** What stands at one place of the picture: a marker, or several under their number. */
export type Spot = {
  at: Position;
  /** Whose markers, as their places in the list, ascending. */
  members: readonly number[];
};

/** Degrees. */
export type Box = { west: number; south: number; east: number; north: number };

type Place = { place: number };

/** All positions, gathered for every zoom when it is built; it knows nothing of states. */
export class MarkerIndex {
  private readonly clusters = new Supercluster<Place, Place>({
    radius: clusterRadius,
    extent: tileSize,
    maxZoom,
    nodeSize: 16,
  });
  private readonly members = new Map<number, readonly number[]>();
  private readonly ids = new WeakMap<Spot, number>();

  constructor(private readonly positions: readonly Position[]) {
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
        return { at: this.positions[place] ?? { lat, lng }, members: [place] };
      }
      const spot = { at: { lat, lng }, members: this.membersOf(properties.cluster_id) };
      this.ids.set(spot, properties.cluster_id);
      return spot;
    });
  }

  /** The zoom at which a spot comes apart; null where its markers stay together at any. */
  zoomApart(spot: Spot): number | null {
    const id = this.ids.get(spot);
    if (id === undefined) return null;
    const zoom = this.clusters.getClusterExpansionZoom(id);
    return zoom > maxZoom ? null : zoom;
  }

  /** Around all markers of a spot. */
  boundsOf({ members }: Spot) {
    return latLngBounds(members.flatMap((place) => this.positions[place] ?? []));
  }

  private membersOf(id: number): readonly number[] {
    const known = this.members.get(id);
    if (known !== undefined) return known;
    const leaves = this.clusters.getLeaves(id, Number.POSITIVE_INFINITY);
    const members = leaves.map(({ properties }) => properties.place).sort((a, b) => a - b);
    this.members.set(id, members);
    return members;
  }
}
