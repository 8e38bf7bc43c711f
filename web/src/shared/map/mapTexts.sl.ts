import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  fitAll: "Pokaži vse",
  zoomIn: "Približaj",
  zoomOut: "Oddalji",
  noPositions: "Nobena naprava nima določenega položaja.",
  marker: "{name}, {status}",
  cluster: {
    one: "{count} naprava na tem mestu",
    two: "{count} napravi na tem mestu",
    few: "{count} naprave na tem mestu",
    other: "{count} naprav na tem mestu",
  },
} as const satisfies Catalogue;
