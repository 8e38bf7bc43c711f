/** Elements that a screen needs to be complete, besides having nothing loading. */
export const CHART = "svg.highcharts-root";
export const MAP = ".leaflet-container";

/** Screens of one area for one person. Each has its name, its path and further options. */
export const areaOf = (area, who, screens) =>
  screens.map(([name, path, more]) => ({ area, who, name, path, ...more }));
