import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  product: "Obcestje",
  graphTitle: "{location}: {graph}",
  mapTitle: "Zemljevid prometa",
  LAST_24H: "zadnjih 24 ur",
  TODAY: "danes",
  WEEK: "zadnji teden",
  TWO_WEEKS: "zadnja dva tedna",
  MONTH: "zadnji mesec",
  YESTERDAY: "včeraj",
  LAST_WEEK: "prejšnji teden",
  LAST_MONTH: "prejšnji mesec",
  LAST_QUARTER: "prejšnje četrtletje",
  LAST_YEAR: "prejšnje leto",
  showTable: "Pokaži tabelo",
  showChart: "Pokaži graf",
  openPage: "Obcestje: odpri javno stran v novem zavihku",
  noClientTitle: "Povezava ni popolna",
  noClientText: "V naslovu manjka lokacija. Vdelajte graf s celotno kodo.",
  unknownGraph: "Te vrste grafa portal ne pozna.",
  noPlaces: "Tu še ni lokacij.",
} as const satisfies Catalogue;
