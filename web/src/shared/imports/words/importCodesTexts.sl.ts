import type { Catalogue } from "../../../i18n/catalogue";

/** Remarks on a file of records, by the platform's codes. */
export const sl = {
  EMPTY: "Datoteka je prazna.",
  NOT_A_TABLE: "Datoteka ni tabela: ni besedilo z ločili, ne Excelov zvezek, ne zapisi JSON.",
  OTHER_WORKBOOK: "To je zvezek druge oblike (.ods). Shranite ga kot .xlsx ali CSV.",
  OLD_WORKBOOK: "To je zvezek stare oblike (.xls). Shranite ga kot .xlsx ali CSV.",
  BROKEN_ARCHIVE: "Stisnjena datoteka je poškodovana ali odrezana.",
  ENCRYPTED: "Arhiv je zaščiten z geslom.",
  SEVERAL_FILES: "V arhivu je več datotek ({count}): {names}. Naložite vsako posebej.",
  ARCHIVE_IN_ARCHIVE: "Datoteka je stisnjena dvakrat.",
  TOO_LARGE: "Razpakirana datoteka je večja od {bytes} bajtov.",
  PACKED_TOO_DENSE: "Datoteka bi se razpakirala na več stokratno velikost. Zapisi o prometu niso taki.",
  TOO_MANY_COLUMNS: "Tabela ima več kot {most} stolpcev.",
  NO_SUCH_SHEET: "Zvezek nima lista {sheet}. Ima: {sheets}.",
  NO_SUCH_ZONE: "Časovnega pasu {zone} ni.",
  OWN_NOT_RECORDS:
    "Ta datoteka portala nima števcev, ki bi jih bilo mogoče prebrati: so za celo obdobje. Uvozite raw.csv.",
  OWN_PART_OF_DAY:
    "V tej datoteki portala so dnevi, od katerih je v njej le del. Uvozite raw.csv ali datoteko celih dni.",
  FAILED: "Datoteke ni bilo mogoče prebrati iz razloga, ki ni v njej. Poskusite znova.",
  NO_RECORDS: "V datoteki ni zapisov.",
  QUESTIONS_OPEN: "Datoteke ni mogoče prebrati, dokler ne odgovorite na vprašanja: {codes}.",

  LINE_TOO_LONG: "Vrstica je predolga.",
  QUOTE_OPEN: "Narekovaj ni zaprt.",
  BROKEN_JSON: "Zapis JSON je poškodovan.",
  TOO_MANY_CELLS: "Vrstica ima več celic ({cells}), kot je stolpcev ({columns}).",
  TIME_MISSING: "Časa ni.",
  TIME_NOT_UNDERSTOOD: "Časa ni mogoče razumeti.",
  TIME_SKIPPED: "Ta čas je spomladanski premik ure preskočil.",
  TIME_TOO_EARLY: "Čas je pred letom 1990.",
  TIME_IN_FUTURE: "Čas je v prihodnosti.",
  END_NOT_AFTER_START: "Interval se konča, preden se začne.",
  INTERVAL_TOO_LONG: "Interval je daljši od 25 ur.",
  NOT_A_NUMBER: "Namesto števila je nekaj drugega.",
  SPEED_OUT_OF_RANGE: "Hitrost ni med 0 in 300 km/h.",
  LENGTH_OUT_OF_RANGE: "Dolžina ni med 0 in 100 m.",
  COUNT_OUT_OF_RANGE: "Število je negativno ali večje od 1.000.000.",
  DIRECTION_NOT_UNDERSTOOD: "Smeri ni mogoče razumeti.",
  KIND_NOT_UNDERSTOOD: "Vrste udeleženca ni mogoče razumeti.",
  CLASS_NOT_UNDERSTOOD: "Razreda ni mogoče razumeti.",
  CLASSES_ABOVE_COUNT: "V razredih je več udeležencev, kot jih je bilo preštetih.",
  TOTAL_DIFFERS: "Skupno število ni vsota tistega, ob čemer stoji.",
  SHARES_NOT_HUNDRED: "Deleži skupaj niso 100 %.",

  COLUMNS: "Datoteka ne pove, kaj je v stolpcih. Povejte za vsakega v tabeli stolpcev.",
  CLASSES:
    "Ti stolpci so videti kot razredi, a so oštevilčeni, se prekrivajo ali puščajo vrzel: {columns}. Kaj so?",
  TOTALS: "Ti stolpci so videti kot vsote drugih, a to niso: {columns}. Ali štejejo še druge?",
  PLACE: "V datoteki je več krajev (stolpec {column}, na primer {example}). Katerega želite prebrati?",
  NO_TIME: "Noben stolpec ne pove, kdaj je kdo šel mimo. Izberite ga v tabeli stolpcev.",
  NO_COUNT:
    "Znani so deleži razredov, ne pa število, katerega deleži so. V tabeli stolpcev izberite stolpec z njim.",
  NO_CLOCK: "Znani so le dnevi, ne pa ure. V tabeli stolpcev izberite stolpec z uro.",
  DATE_ORDER: "Kako so zapisani datumi v stolpcu {column} (na primer {example})?",
  UNIT: "V kateri enoti je stolpec {column} (na primer {example})?",
  KIND: "Kaj je bilo prešteto?",
  KINDS: "Kdo je mišljen v stolpcu {column} ({values})?",
  NOTHING_COUNTED: "Ni ne hitrosti ne vrst ne števil. Kaj pomeni vsaka vrstica?",
  INTERVAL: "Kako dolgi so intervali štetja?",
  DIRECTIONS: "Katera smer je mišljena v stolpcu {column} ({values})?",
  OWN_DIRECTION: "Za katero smer je ta datoteka, kot pove njeno ime?",
  DIRECTION_BY_SIGN: "V katero smer so pozitivne hitrosti v stolpcu {column}?",
  DOUBLED_HOUR:
    "Zapisi v uri, ki se jeseni ponovi: {records}. Iz vrstnega reda ni razvidno, ali so iz prve ali druge.",
  ROWS_MISSING:
    "Intervali, v katerih ni vrstic za smer ali vrsto udeležencev, ki jo datoteka sicer pove: {intervals} (prihajajoče {incoming}, odhajajoče {outgoing}, cela vrsta {kinds}). Kaj pomeni, da vrstice ni?",

  NO_DIRECTION: "Datoteka ne pove smeri: znani sta samo obe skupaj.",
  DIRECTIONS_TAKEN: "Smeri so razumljene tako: {mapping}.",
  DIRECTION_TOTALS_TAKEN:
    "Te vrednosti v stolpcu {column} so vsota smeri in se ne štejejo: {values}. Izpuščenih vrstic: {lines}.",
  DIRECTIONS_LEFT_OUT:
    "Vrstice s temi vrednostmi v stolpcu {column} se ne štejejo, kot ste povedali: {values}. Izpuščenih vrstic: {lines}.",
  EMPTY_KIND_TAKEN: "Vrstice brez vrednosti v stolpcu {column}: {lines}. Razumljene so kot vozila.",
  KIND_TAKEN: "Datoteka ne pove, kdo je bil preštet: vsi so {kind}.",
  UNIT_TAKEN: "Stolpec {column} je razumljen v enoti {unit}.",
  COUNTS_TAKEN: "Kot števila so razumljeni stolpci: {columns}.",
  TOTALS_TAKEN: "Ti stolpci so vsota drugih in se ob njih ne štejejo: {columns}.",
  TOTALS_COUNTED: "Ti stolpci so vsota drugih in se štejejo ob njih, kot ste povedali: {columns}.",
  COUNTS_EXTRAPOLATED:
    "Števila so preračunana na cele intervale. Ohranjeno je tisto, kar je bilo zares prešteto.",
  THOUSANDS_TAKEN: "Ločila v številih stolpcev {columns} so razumljena kot ločila tisočic.",
  HALF_DAYS_TAKEN: "Stolpec {column} pove, iz katere polovice dneva so časi.",
  HOURS_END_TAKEN: "Časi v stolpcu {column} gredo do 24: povejo, kdaj se interval konča.",
  COUNTS_ROUNDED: "Števila z decimalkami so zaokrožena.",
  INTERVAL_TAKEN: "Po razmikih časov traja vsak interval {seconds} sekund.",
  GAP_TAKEN: "Po ritmu zapisov velja: v tišini, daljši od {seconds} sekund, naprava ni poslušala.",
  CLASSES_WHOLE: "Razredi so razumljeni kot razredi celih števil.",
  CLASSES_OF_BOTH: "Razredi obeh smeri skupaj stojijo pri vsaki od njih kot deleži.",
  SPEED_IS_MEAN: "Stolpec {column} je povprečna hitrost vsakega intervala.",
  STATUS_TAKEN: "Ta stanja pomenijo, da je naprava poslušala: {states}.",
  DOUBLED_HOUR_TAKEN: "Zapisi iz podvojene ure ({records}) so razumljeni kot: {pass}.",
  MISSING_NOBODY:
    "Intervali, v katerih nekaterih vrstic ni: {intervals} (prihajajoče {incoming}, odhajajoče {outgoing}, cela vrsta {kinds}). Kjer vrstice ni, ni nihče šel mimo.",
  MISSING_NOT_HEARD:
    "Intervali, v katerih nekaterih vrstic ni: {intervals} (prihajajoče {incoming}, odhajajoče {outgoing}, cela vrsta {kinds}). Kjer vrstice ni, ta vrsta udeležencev ni bila poslušana.",
  COUNT_EMPTY:
    "Ob {intervals} preštetih vrednostih ({incoming} prihajajoče, {outgoing} odhajajoče) je druga istega časa in vrste prazna, zavrnjena ali manjka. Ta čas velja za neposlušanega; {users} udeležencev, preštetih v njem, je izpuščenih.",
  UNPLACED:
    "Zavrnjene vrstice, ki ne povedo, iz katerega časa ali o kom so: {lines}. Kjer manjka vrstica, ki bi to lahko bila, velja čas za neposlušanega.",
  ZONE_TAKEN: "Časovni pas je {zone}, kot pove ime stolpca.",
  UNUSED: "Ti stolpci niso uporabljeni: {columns}.",
} as const satisfies Catalogue;
