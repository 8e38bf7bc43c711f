import { type DivIcon, divIcon, type Marker, type MarkerCluster } from "leaflet";
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

const colour = (activity: Activity) => `var(--chakra-colors-activity-${activity})`;

/** CSS conic gradient: the ring shows each activity's share, worst first. */
export function ringOf(counts: Record<Activity, number>): string {
  const total = activities.reduce((sum, activity) => sum + counts[activity], 0);
  let until = 0;
  const arcs = activities.toReversed().flatMap((activity) => {
    if (counts[activity] === 0) return [];
    const from = until;
    until += (100 * counts[activity]) / total;
    return [`${colour(activity)} ${from.toFixed(1)}% ${until.toFixed(1)}%`];
  });
  return `conic-gradient(${arcs.join(", ")})`;
}

const countIn = (markers: readonly Marker[], activity: Activity) =>
  markers.filter((marker) => marker.options.icon === markerIcons[activity]).length;

/** A bubble with the number of devices, ringed by their states. */
export function clusterIcon(cluster: MarkerCluster, labelOf: (count: number) => string): DivIcon {
  const markers = cluster.getAllChildMarkers();
  const bubble = document.createElement("span");
  bubble.style.background = ringOf({
    ok: countIn(markers, "ok"),
    late: countIn(markers, "late"),
    silent: countIn(markers, "silent"),
    never: countIn(markers, "never"),
  });
  const number = document.createElement("span");
  number.textContent = String(cluster.getChildCount());
  bubble.append(number);
  bubble.setAttribute("aria-label", labelOf(cluster.getChildCount()));
  bubble.setAttribute("role", "img");
  return divIcon({ className: "device-cluster", iconSize: [38, 38], html: bubble });
}
