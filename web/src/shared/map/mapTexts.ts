import type { Translation } from "../../i18n/catalogue";
import { sl } from "./mapTexts.sl";

const en = {
  fitAll: "Show all",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  noPositions: "No device has a position.",
  marker: "{name}, {status}",
  cluster: { one: "{count} device here", other: "{count} devices here" },
} as const satisfies Translation<typeof sl>;

export const mapTexts = { en, sl };
