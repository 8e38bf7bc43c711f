import type { FeatureGroup, LayerOptions, Marker } from "leaflet";

/** leaflet.markercluster brings no types: what the map uses of it. */
declare module "leaflet" {
  interface MarkerCluster extends Marker {
    getAllChildMarkers(): Marker[];
    getChildCount(): number;
  }
  interface MarkerClusterGroup extends FeatureGroup {
    refreshClusters(): this;
  }
  interface MarkerClusterGroupOptions extends LayerOptions {
    chunkedLoading?: boolean;
    showCoverageOnHover?: boolean;
    /** Pixels. */
    maxClusterRadius?: number;
    iconCreateFunction?: (cluster: MarkerCluster) => Icon | DivIcon;
  }
}
