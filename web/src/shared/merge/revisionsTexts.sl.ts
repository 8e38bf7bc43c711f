import type { Catalogue } from "../../i18n/catalogue";

/** Texts on the history of edits and restoring. */
export const sl = {
  open: "Zgodovina",
  title: "Zgodovina sprememb",
  intro: "Kdo je kdaj kaj spremenil. Vsako prejšnje stanje lahko obnovite; tudi obnovitev je nova sprememba.",
  limitsIntro: "Spremembe nastavljene omejitve so v zgodovini nastavitev.",
  loadFailed: "Zgodovine sprememb ni bilo mogoče pridobiti",
  none: "Spremembe še niso zabeležene.",
  first: "Stanje pred prvo zabeleženo spremembo",
  made: "Dodano",
  came: "Stanje ob prihodu v vašo skupino",
  removed: "Odstranjeno",
  somebody: "nekdo",
  changes: {
    one: "{count} sprememba",
    two: "{count} spremembi",
    few: "{count} spremembe",
    other: "{count} sprememb",
  },
  restore: "Obnovi",
  restoreOf: "Obnovi stanje {version}",
  restoreTitle: "Obnovim to stanje?",
  restoreText:
    "Velja naj, kar je bilo nastavljeno po spremembi {version}. Sedanje stanje ostane v zgodovini.",
  restoreChanges: "Spremenilo se bo:",
  restoreNothing: "Vse je že tako, kot je bilo takrat: obnoviti ni ničesar.",
  restoreMore: "Morda se spremeni še kaj: vseh vmesnih sprememb ni mogoče prikazati.",
  calendarStays: "Od kod so dogodki in dogodki sami ostanejo, kakršni so.",
  changesUntold: "Kaj se bo spremenilo, ni bilo mogoče izvedeti",
  deviceSame: "Delovanje naprave se s tem ne spremeni.",
  deviceUntold: "Kaj se bo spremenilo na napravi, ni bilo mogoče izvedeti",
  restored: "Stanje je obnovljeno.",
  restoreFailed: "Stanja ni bilo mogoče obnoviti",
  restoreLostText:
    "Stanja ni mogoče obnoviti: skupnega teksta, ki ga je prikazovalnik takrat kazal, ni več ali pa ni znano, kateri je bil.",
  overtaken: "Medtem je nekdo drug nekaj spremenil. Poglejte, preden obnovite.",
  overtakenConfig:
    "Medtem je nekdo drug spremenil, kar bi naprava dobila. Preglejte seznam in obnovite še enkrat.",
  more: "Pokaži starejše",
} as const satisfies Catalogue;
