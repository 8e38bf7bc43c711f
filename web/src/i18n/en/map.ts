import type { Translation } from "../catalogue";
import type { map as source } from "../sl/map";

export const map = {
  fitAll: "Show all",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  noPositions: "No device has a position.",
  marker: "{name}, {status}",
  cluster: { one: "{count} device here", other: "{count} devices here" },
} as const satisfies Translation<typeof source>;
