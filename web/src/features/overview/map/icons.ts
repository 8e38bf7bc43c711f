import { type DivIcon, divIcon, type MarkerCluster } from "leaflet";
import { type Activity, activities } from "../../../shared/clients/activity";

const size = 22;

/** One icon for each activity, shared by all markers: the cluster reads the activity back from it. */
export const markerIcons = Object.fromEntries(
  activities.map((activity) => [
    activity,
    divIcon({
      className: `device-marker device-marker-${activity}`,
      iconSize: [size, size],
      iconAnchor: [size / 2, size / 2],
      popupAnchor: [0, -size / 2],
      html: "<span></span>",
    }),
  ]),
) as Record<Activity, DivIcon>;

/** From worst to best; never heard is a matter of installation, not of alarm. */
const severity: readonly Activity[] = ["silent", "late", "ok", "never"];

/** A bubble with the number of devices, in the colour of the worst among them. */
export function clusterIcon(cluster: MarkerCluster, labelOf: (count: number) => string): DivIcon {
  const icons = new Set(cluster.getAllChildMarkers().map((marker) => marker.options.icon));
  const worst = severity.find((activity) => icons.has(markerIcons[activity])) ?? "never";
  const count = cluster.getChildCount();
  const bubble = document.createElement("span");
  bubble.textContent = String(count);
  bubble.setAttribute("aria-label", labelOf(count));
  bubble.setAttribute("role", "img");
  return divIcon({ className: `device-cluster device-cluster-${worst}`, iconSize: [36, 36], html: bubble });
}
