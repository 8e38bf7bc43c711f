import type { Catalogue } from "../catalogue";

export const overviewTraffic = {
  count: "Število 24 h",
  v85: "V85 24 h",
  overLimit: "Nad omejitvijo 24 h",
  overLimitShort: "Nad omej. 24 h",
  ofDay: "{share} dneva",
  failed: "Podatkov o prometu ni bilo mogoče dobiti.",
} as const satisfies Catalogue;
