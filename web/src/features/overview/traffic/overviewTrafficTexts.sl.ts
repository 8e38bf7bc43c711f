import type { Catalogue } from "../../../i18n/catalogue";

export const sl = {
  count: "Število 24 h",
  v85: "V85 24 h",
  overLimit: "Nad omejitvijo 24 h",
  overLimitShort: "Nad omej. 24 h",
  ofDay: "{share} dneva",
  failed: "Podatkov o prometu ni bilo mogoče dobiti.",
} as const satisfies Catalogue;
