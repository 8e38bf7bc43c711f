import type { Catalogue } from "../../../i18n/catalogue";

export const sl = {
  intro:
    "Kodo kopirajte in prilepite v svojo spletno stran: tam bo stal graf ali zemljevid, vedno z zadnjimi podatki.",
  language: "Jezik",
  sl: "Slovenščina",
  en: "English",
  colours: "Barve",
  light: "Svetle",
  dark: "Temne",
  auto: "Kot pri obiskovalcu",

  graph: "Graf",
  graphKind: "Vrsta grafa",
  map: "Zemljevid",
  onMap: "Na zemljevidu",
  thisPlace: "Ta lokacija",
  placesOf: "Vse lokacije: {name}",
  noPosition: "Ta lokacija še nima položaja: na zemljevidu je ni. Vpišite ga v nastavitvah.",

  code: "Koda za vgradnjo",
  copy: "Kopiraj",
  copied: "Html je skopiran v vaš clipboard",
  notCopied:
    "Brskalnik kopiranja ni dovolil. Koda je označena: kopirajte jo s tipkama Ctrl in C, na Macu ⌘ in C.",
  keysFailed: "Napaka pri pridobivanju kljucev za iframe",
  failed: "Napaka",

  whyOfPlace: "Za vgradnjo je potreben ključ za ogled: ko ga ustvarite, so meritve te lokacije javne.",
  whyOfGroup:
    "Za vgradnjo je potreben ključ za ogled: ko ga ustvarite, so meritve vseh lokacij skupine {name} javne.",
  create: "Ustvari ključ",
  createLost: "Odgovora ni bilo in ključa ni na seznamu. Poskusite znova.",

  preview: "Predogled",
  showPreview: "Pokaži predogled",
  hidePreview: "Skrij predogled",

  keyOfPlace: "Ključ te lokacije",
  keyOfGroup: "Ključ skupine {name}",
  keyText: "Kopirane vgradnje berejo podatke s tem ključem.",
  allKeys: "Vsi ključi",
} as const satisfies Catalogue;
