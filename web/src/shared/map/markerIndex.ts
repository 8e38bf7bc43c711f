import { latLngBounds } from "leaflet";
import { type Box, MarkerClusters, type Spot } from "./markerClusters";
import type { Position } from "./position";

/** The highest zoom of our maps, and of most tile servers. */
export const maxZoom = 19;

/**
 * Up to this zoom a whole country is visible, and nearly all markers are in clusters. Clustering deeper zooms
 * costs several times as much, since few markers are close to each other there: it is done only for the part
 * that is visited.
 */
const farZoom = 12;

/** Degrees by which a cluster's centre may be outside its markers' box: some 44 pixels at the first near zoom. */
const beside = 0.02;

/** Clusters of all positions for the zooms in use; it knows nothing of states. */
export class MarkerIndex {
  private readonly far: MarkerClusters;
  private nearClusters: MarkerClusters | undefined;

  constructor(private readonly positions: readonly Position[]) {
    this.far = new MarkerClusters(positions, farZoom);
  }

  spotsIn(box: Box, zoom: number): Spot[] {
    return (zoom <= farZoom ? this.far : this.near).spotsIn(box, zoom);
  }

  /** The zoom at which a spot splits; null if its markers stay together at any zoom. */
  zoomApart(spot: Spot): number | null {
    const far = this.far.zoomApart(spot);
    if (far !== null) return far <= farZoom ? far : this.nearZoomApart(spot);
    const near = this.near.zoomApart(spot);
    return near === null || near > maxZoom ? null : near;
  }

  /** Box around all markers of a spot. */
  boundsOf({ members }: Spot) {
    return latLngBounds(Array.from(members).flatMap((place) => this.positions[place] ?? []));
  }

  private get near(): MarkerClusters {
    this.nearClusters ??= new MarkerClusters(this.positions, maxZoom);
    return this.nearClusters;
  }

  /** The first near zoom at which the markers of a far cluster are in more than one spot. */
  private nearZoomApart(spot: Spot): number | null {
    const around = this.boundsOf(spot);
    const box = {
      west: around.getWest() - beside,
      south: around.getSouth() - beside,
      east: around.getEast() + beside,
      north: around.getNorth() + beside,
    };
    const own = new Set(spot.members);
    for (let zoom = farZoom + 1; zoom <= maxZoom; zoom += 1) {
      const spots = this.near.spotsIn(box, zoom);
      if (spots.filter(({ members }) => members.some((place) => own.has(place))).length > 1) return zoom;
    }
    return null;
  }
}
