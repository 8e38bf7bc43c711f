import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  title: "Poišči karkoli",
  hint: "Naprava, skupina, stran …",
  results: "Zadetki",
  recent: "Nazadnje odprto",
  pages: "Strani",
  locations: "Lokacije",
  groups: "Skupine",
  devices: "Upravljanje naprav",
  commands: "Dejanja",
  noMatch: "Za »{search}« ni zadetkov. Išče se po imenu, naslovu, ID, GUID in serijski številki.",
  found: {
    one: "{count} zadetek",
    two: "{count} zadetka",
    few: "{count} zadetki",
    other: "{count} zadetkov",
  },
  move: "izberi",
  open: "odpri",
  openInTab: "v novem zavihku",
  switchLanguage: "Preklopi v angleščino",
  administration: "Administracija",
  group: "Skupina",
  valveLocation: "Namakanje",
  formerPlace: "Nekdanje merilno mesto",
} as const satisfies Catalogue;
