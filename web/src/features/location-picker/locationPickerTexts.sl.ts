import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  title: "Izberite lokacijo",
  search: "Poišči lokacijo",
  searchHint: "Ime, ID ali GUID",
  list: "Lokacije",
  found: {
    one: "{count} lokacija",
    two: "{count} lokaciji",
    few: "{count} lokacije",
    other: "{count} lokacij",
  },
  noAddress: "brez naslova",
  id: "ID {id}",
  noMatchTitle: "Ni zadetkov",
  noMatchText: "Nobena lokacija se ne ujema z iskanjem »{search}«.",
  clear: "Počisti iskanje",
  emptyTitle: "Ni še lokacij",
  emptyText: "Ko skrbnik vaši skupini dodeli napravo, se pokaže tukaj.",
  noGroupTitle: "Niste še v skupini",
  noGroupText: "Skrbnik vas mora najprej dodati v skupino; potem tukaj vidite njene lokacije.",
  loadFailed: "Prislo je do napake med pridobivanjem podatkov!",
} as const satisfies Catalogue;
