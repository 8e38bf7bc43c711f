import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  title: "Povzetek",
  toOverview: "Na pregled",
  intervals: "Obdobje povzetka",
  LAST_24H: "24h",
  WEEK: "1 teden",
  TWO_WEEKS: "2 tedna",
  MONTH: "1 mesec",
  CALENDAR: "koledar",
  CUSTOM: "po izbiri",

  locations: {
    one: "{count} lokacija",
    two: "{count} lokaciji",
    few: "{count} lokacije",
    other: "{count} lokacij",
  },
  vehicles: "Vozila skupaj",
  cyclists: "Kolesarji skupaj",
  people: "Pešci in kolesarji skupaj",
  average: "Povprečna hitrost",
  max: "Najvišja hitrost",
  overLimit: "Nad omejitvijo",
  completeness: "Popolnost podatkov",
  tableLabel: "Lokacije: {name}",
  noLocations: "Tu ni več nobene naprave.",

  loadFailed: "Napaka pri nalaganju podatkov",
  loadFailedText: "Portal podatkov trenutno ne more prikazati. Poskusite znova čez nekaj trenutkov.",
  emptyTitle: "Povzetek še ni pripravljen",
  emptyText: "Skupina še nima cest ali območij za povzetek. Ko jih skrbnik uredi, se pokažejo tukaj.",
  noGroupTitle: "Niste še v skupini",
  noGroupText: "Skrbnik vas mora najprej dodati v skupino; potem tukaj vidite povzetek njenih cest.",
} as const satisfies Catalogue;
