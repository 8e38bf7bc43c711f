import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  loading: "Nalaganje podatkov",
  map: "Zemljevid lokacij",
  lastData: "Zadnji podatki",
  stale: "Portal se trenutno ne odziva. Prikazani podatki so prišli {age}, stran poskuša znova.",

  vehicles: "Vozila",
  cyclists: "Kolesarji",
  people: "Pešci in kolesarji",
  average: "Povprečna hitrost",
  max: "Najvišja hitrost",
  v85Meaning: "V85: hitrost, ki je 85 % vozil ne preseže.",
  overLimit: "Nad omejitvijo {limit}",
  completeness: "Popolnost",
  noFigures: "V tem obdobju ni podatkov.",
  figuresAway: "Podatkov te lokacije trenutno ni mogoče dobiti.",

  overTitle: "Podatki niso več na voljo",
  overText:
    "Ključ, s katerim je ta stran brala podatke, ne velja več. Če bo spet veljal, se bodo podatki prikazali sami.",
  noKeyTitle: "Povezava ni popolna",
  noKeyText: "V naslovu strani manjka ključ. Odprite stran s celotno povezavo.",
  wrongTitle: "Te lokacije ali obdobja ni",
  wrongText: "Povezava kaže na nekaj, česar ta ključ ne odpre. Preverite naslov strani.",
  awayTitle: "Podatkov trenutno ni mogoče prikazati",
  awayText: "Portal se ne odziva. Stran poskuša znova sama.",
  sealedTitle: "Okvir skriva, na kateri strani stoji",
  sealedText:
    'Ključ velja samo na določenih spletnih mestih, okvir s sandbox="allow-scripts" pa ne pove, katero je to. Skrbnik strani naj v sandbox doda allow-same-origin ali uporabi ključ, ki velja povsod.',
  crashTitle: "Nekaj je šlo narobe",
  crashText: "Stran se bo čez nekaj sekund znova zagnala sama.",
} as const satisfies Catalogue;
