import L from "leaflet";
import "leaflet/dist/leaflet.css";
import "leaflet.markercluster";
import "leaflet.markercluster/dist/MarkerCluster.css";
import "leaflet.markercluster/dist/MarkerCluster.Default.css";
import type { ClientRow } from "../../web/src/shared/clients/clientRow";

/** leaflet.markercluster has no types: these are the parts used. */
declare module "leaflet" {
  interface MarkerClusterGroup extends FeatureGroup {
    addLayers(layers: Layer[]): this;
    refreshClusters(marker: Marker): this;
  }
  function markerClusterGroup(options: { maxClusterRadius: number }): MarkerClusterGroup;
}

const dot = (colour: string) =>
  L.divIcon({
    className: "",
    iconSize: [22, 22],
    html: `<span style="display: block; width: 18px; height: 18px; border-radius: 50%; background: ${colour}"></span>`,
  });
const icons = ["#18935a", "#c96f00", "#cf352b", "#77878b"].map(dot);

/**
 * Leaflet.markercluster as in its manual: a marker for each device, added to the group together; a changed one
 * gets a new icon, and its clusters are refreshed.
 */
export class PlainMap {
  private readonly group = L.markerClusterGroup({ maxClusterRadius: 44 });
  private readonly markers: L.Marker[];

  constructor(box: HTMLElement, devices: readonly ClientRow[]) {
    const map = L.map(box, { maxZoom: 19 });
    this.markers = devices.map(({ name, settings: { markerPosition } }, index) => {
      const icon = icons[index % 3];
      return L.marker(markerPosition ?? { lat: 0, lng: 0 }, { icon, title: name }).bindPopup(name);
    });
    const bounds = L.latLngBounds(this.markers.map((marker) => marker.getLatLng()));
    map.fitBounds(bounds, { padding: [36, 36], animate: false });
    this.group.addLayers(this.markers);
    map.addLayer(this.group);
  }

  change(index: number, turn: number): void {
    const marker = this.markers[index];
    const icon = icons[turn % icons.length];
    if (marker === undefined || icon === undefined) return;
    marker.setIcon(icon);
    this.group.refreshClusters(marker);
  }
}
