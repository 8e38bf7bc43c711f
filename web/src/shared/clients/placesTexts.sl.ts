import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  stood: "Naprava {guid} je tu stala do {date}",
  stands: "Tu stoji naprava {guid}",
  stoodUnknown: "Ni znano, katera naprava je tu stala",
  formerPlace: "Nekdanje merilno mesto",
  loadFailed: "Merilnih mest, kjer so naprave stale prej, ni bilo mogoče pridobiti.",
} as const satisfies Catalogue;
