import type { Catalogue } from "../../../i18n/catalogue";

export const sl = {
  title: "Izločena obdobja",
  text: "Kar je naprava v teh obdobjih izmerila, ne šteje nikjer. Uvoženi podatki štejejo.",
  none: "Nobeno obdobje ni izločeno.",
  failed: "Izločenih obdobij ni bilo mogoče dobiti",
  add: "Izloči obdobje",
  letCount: "Naj spet šteje",
  letCountOf: "Naj spet šteje: {from} – {to}",
  by: "{who}, {when}",
  from: "Od",
  to: "Do",
  zone: "Po uri v kraju naprave ({zone}).",
  reason: "Razlog",
  reasonHint: "Na primer: pokvarjen senzor, testna vožnja.",
  missing: "Vpišite čas.",
  reasonMissing: "Vpišite razlog.",
  order: "Konec mora biti po začetku.",
  tooLong: "Obdobje ima lahko največ 92 dni.",
  look: "Poglej, kaj bi izpadlo",
  wouldRemove:
    "Izpadlo bi: {vehicles} vozil, {pedestrians} pešcev, {bicycles} kolesarjev, {hours} h poslušanja.",
  leaveOut: "Izloči",
  done: "Obdobje je izločeno",
  endTitle: "Naj obdobje spet šteje?",
  endText: "Kar je naprava izmerila od {from} do {to}, bo spet štelo v vseh podatkih.",
  ended: "Obdobje spet šteje",
} as const satisfies Catalogue;
