import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  title: "Primerjava",
  subtitle: "Pred ukrepom in po njem, ali dve lokaciji ena ob drugi",
  toTraffic: "Na promet",
  before: "Prej",
  after: "Potem",
  beforeLabel: "Primerjava z",
  afterLabel: "Primerjamo",
  location: "Lokacija",
  againstLabel: "Obdobje",
  stays: "Obdobja med premiki",
  noStay: "nobeno od njih",
  ofDevice: "{name}, naprava {guid}",
  previous: "prejšnje obdobje",
  lastYear: "isti teden lani",
  same: "isto obdobje",
  custom: "po izbiri",
  swap: "Zamenjaj strani",

  v85: "V85",
  averageSpeed: "Povprečna hitrost",
  percentageOverLimit: "Delež nad omejitvijo",
  vehiclesPerHour: "Število vozil na uro",
  totalVehicles: "Vsa vozila",
  sampleSize: "Vozila s hitrostjo",
  v50: "V50",
  v30: "V30",
  maxSpeed: "Najvišja hitrost",
  standardDeviation: "Standardni odklon",
  completeness: "Popolnost podatkov",
  points: "o. t.",

  verdicts: "Kaj se je spremenilo",
  verdictsOfPlaces: "{after} v primerjavi z: {before}",
  interval: "95 % interval {from} do {to}",
  NO_CHANGE: "{figure}: razlika ni večja od naključja ({interval}).",
  TOO_FEW: "{figure}: premalo vozil, da bi lahko sodili o razliki.",
  v85HIGHER: "V85 se je zvišala za {size} km/h ({interval}): več kot naključje.",
  v85LOWER: "V85 se je znižala za {size} km/h ({interval}): več kot naključje.",
  averageSpeedHIGHER: "Povprečna hitrost se je zvišala za {size} km/h ({interval}): več kot naključje.",
  averageSpeedLOWER: "Povprečna hitrost se je znižala za {size} km/h ({interval}): več kot naključje.",
  percentageOverLimitHIGHER:
    "Delež nad omejitvijo se je zvišal za {size} odstotne točke ({interval}): več kot naključje.",
  percentageOverLimitLOWER:
    "Delež nad omejitvijo se je znižal za {size} odstotne točke ({interval}): več kot naključje.",
  vehiclesPerHourHIGHER: "Število vozil na uro se je povečalo za {size} ({interval}): več kot naključje.",
  vehiclesPerHourLOWER: "Število vozil na uro se je zmanjšalo za {size} ({interval}): več kot naključje.",
  v85HIGHERAt: "V85 je za {size} km/h višja ({interval}): več kot naključje.",
  v85LOWERAt: "V85 je za {size} km/h nižja ({interval}): več kot naključje.",
  averageSpeedHIGHERAt: "Povprečna hitrost je za {size} km/h višja ({interval}): več kot naključje.",
  averageSpeedLOWERAt: "Povprečna hitrost je za {size} km/h nižja ({interval}): več kot naključje.",
  percentageOverLimitHIGHERAt:
    "Delež nad omejitvijo je za {size} odstotne točke višji ({interval}): več kot naključje.",
  percentageOverLimitLOWERAt:
    "Delež nad omejitvijo je za {size} odstotne točke nižji ({interval}): več kot naključje.",
  vehiclesPerHourHIGHERAt: "Vozil na uro je za {size} več ({interval}): več kot naključje.",
  vehiclesPerHourLOWERAt: "Vozil na uro je za {size} manj ({interval}): več kot naključje.",

  tableLabel: "Podatki obeh strani",
  figure: "Podatek",
  change: "Sprememba",
  intervalColumn: "95 % interval",
  verdictColumn: "Ugotovitev",
  wordHIGHER: "višje",
  wordLOWER: "nižje",
  wordNO_CHANGE: "naključje",
  wordTOO_FEW: "premalo vozil",

  noteCompleteness:
    "Popolnost podatkov se razlikuje za več kot 10 odstotnih točk (prej {before}, potem {now}): primerjava števila vozil je manj zanesljiva.",
  noteDays:
    "Obdobji imata različen delež koncev tedna (prej {before}, potem {now}): promet je lahko drugačen že zato.",
  noteHours: "Obdobji ne zajemata istih ur dneva: promet je lahko drugačen že zato.",
  noteLimits:
    "Omejitvi hitrosti nista enaki ({before} in {now} km/h): delež nad omejitvijo meri vsaka stran ob svoji.",
  noteLimitBefore:
    "Omejitev hitrosti se je prej spremenila ({limits}): delež nad omejitvijo meri vsako vozilo ob tedanji.",
  noteLimitNow:
    "Omejitev hitrosti se je potem spremenila ({limits}): delež nad omejitvijo meri vsako vozilo ob tedanji.",
  noteOverlap: "Obdobji se prekrivata: isti promet šteje na obeh straneh.",
  noSpeeds: "Ena od naprav ne meri hitrosti, zato primerjamo le število.",

  method: "Kako je izračunano",
  methodDifference:
    "Razlika je vrednost potem minus vrednost prej. Število vozil na uro je povprečje pokritih ur, zato ure brez podatkov ničesar ne zmanjšajo.",
  methodInterval:
    "95 % interval pove, kje bi razlika najverjetneje ležala, če bi merili dlje. Vozila istega dne (pri kratkih obdobjih iste ure) so si podobna, zato se negotovost oceni iz razlik med dnevi oziroma urami in ne iz posameznih vozil.",
  methodVerdict:
    "»Več kot naključje« pomeni, da bi tako razliko samo naključje naredilo v manj kot 5 % primerov. To še ne pove, kaj jo je povzročilo: vreme, prazniki ali zapora lahko naredijo enako kot ukrep.",
  methodSample:
    "Pri manj kot 100 vozilih s hitrostjo na kateri od strani o hitrostih ne sodimo. V85 je najmanjša cela hitrost, ki je 85 % vozil ne preseže, po vseh vozilih obdobja skupaj.",

  distribution: "Porazdelitev hitrosti",
  distributionUnit: "delež vozil pri vsakem km/h",
  cumulative: "Koliko vozil pelje največ tako hitro",
  cumulativeUnit: "delež vozil, ki hitrosti ne presežejo",
  byHour: "Vozila po urah dneva",

  loadFailed: "Napaka pri nalaganju podatkov",
  loadFailedText: "Portal podatkov trenutno ne more prikazati. Poskusite znova čez nekaj trenutkov.",
  missingTitle: "Te lokacije ni med vašimi",
  missingText: "Naprava ne obstaja ali ni v vaši skupini. Izberite drugo.",
  peopleTitle: "Števca pešcev in kolesarjev tu ni mogoče primerjati",
  peopleText: "Primerjava velja za vozila. Izberite lokacijo, ki šteje ali meri vozila.",
  emptyTitle: "Ni lokacij za primerjavo",
  emptyText: "V vaši skupini ni naprav, ki bi štele ali merile promet.",
  nothingTitle: "Za nobeno od obdobij ni podatkov",
  nothingText: "Meritve za ti obdobji niso na voljo. Izberite drugi obdobji.",
} as const satisfies Catalogue;
