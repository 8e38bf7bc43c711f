/** Pages open to everybody with the link, without key and device. */
export const PUBLIC_SCREENS: readonly {
  name: string;
  path: string;
  period?: { from: string; to: string };
  shows: string;
}[] = [
  { name: "public page", path: "/public", shows: ".map-mark" },
  {
    name: "public page of a chosen period",
    path: "/public",
    period: { from: "1780000000", to: "1780600000" },
    shows: ".map-mark",
  },
  { name: "graphs in turn", path: "/public/graph", shows: "svg.highcharts-root" },
  { name: "embedded graph", path: "/embed/graph", shows: "svg.highcharts-root" },
  { name: "embedded map", path: "/embed/map", shows: ".map-mark" },
];
