import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  group: "Skupina",
  chooseGraph: "Izberi vrsto grafa",
  location: "Lokacija",
  count: "Število vozil",
  countHint: "vozila; števci kolesarjev in pešcev štejejo te",
  perHour: "Na uro",
  average: "Povprečna (km/h)",
  max: "Najvišja (km/h)",
  overLimit: "Nad omejitvijo",
  trend: "Sprememba",
  completeness: "Popolnost",
  cyclists: "šteje kolesarje",
  people: "šteje pešce in kolesarje",
  peopleOf: "pešci {pedestrians}, kolesarji {cyclists}",

  noSpeeds: "Ta naprava ne meri hitrosti",
  peopleByHour: "Za pešce in kolesarje je na voljo graf po urah",
  chartFailed: "Napaka pri pridobivanju podatkov za grafe",
  rowFailed: "Podatkov te lokacije trenutno ni mogoče dobiti",
  loadFailed: "Napaka pri nalaganju podatkov",
  loadFailedText: "Portal podatkov trenutno ne more prikazati. Poskusite znova čez nekaj trenutkov.",
  pick: "Izberi: {name}",
  pickColumn: "Izbira",
  ownOrder: "Vrstni red skupine",
  notDrawn: "Graf se naloži, ko ga na zaslonu pokažete.",
} as const satisfies Catalogue;
