import type { Catalogue } from "../../../i18n/catalogue";

export const sl = {
  title: "Zgodovina omejitve hitrosti",
  about: "Deleži in števila nad omejitvijo se računajo z omejitvijo, ki je takrat veljala.",
  ofPlace: "Velja za mesto {place}.",
  failed: "Zgodovine omejitev ni bilo mogoče naložiti.",
  limits: "Omejitve hitrosti",
  kmh: "km/h",
  correct: "Popravi zgodovino",
  correctTitle: "Zgodovina omejitve: {name}",
  intro: "Vpišite, katera omejitev je kdaj veljala. Nova omejitev velja od začetka svoje ure.",
  from: "Od",
  fromEver: "od začetka",
  limit: "Omejitev",
  limitFault: "Celo število od 1 do 200.",
  add: "Dodaj spremembo",
  remove: "Odstrani spremembo: {limit} km/h",
  otherNow:
    "Zadnja omejitev je {last} km/h, nastavljena pa je {now} km/h. Če zdaj velja {last} km/h, to najprej spremenite v nastavitvah; sicer dodajte, od kdaj spet velja {now} km/h.",
  recounts: "Deleži in števila nad omejitvijo se za spremenjeni čas izračunajo na novo, povsod.",
  save: "Shrani",
  saved: "Zgodovina omejitve je shranjena.",
  saveFailed: "Zgodovine omejitve ni bilo mogoče shraniti.",
} as const satisfies Catalogue;
