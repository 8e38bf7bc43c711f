/** What a screen needs to be complete, beyond that nothing on it is on the way. */
export const CHART = "svg.highcharts-root";
export const MAP = ".leaflet-container";

/** Screens of one area, as somebody sees them; each is its name, its path and what else there is to know of it. */
export const areaOf = (area, who, screens) =>
  screens.map(([name, path, more]) => ({ area, who, name, path, ...more }));
