/** Values of a code's placeholders: numbers, names of columns, values of the file. */
export type Params = Record<string, string | number>;

/** A message for people: the words are found by its code, in any language. */
export interface Said {
  code: Code;
  params: Params;
}

/** An English sentence for each code, for the command line and for logs. */
const SENTENCES = {
  // Files that can't be read.
  EMPTY: "The file is empty.",
  NOT_A_TABLE: "The file is no table: neither text with separators, nor a workbook, nor JSON records.",
  OTHER_WORKBOOK: "This is a workbook of another form (.ods); save it as .xlsx or CSV.",
  OLD_WORKBOOK: "This is a workbook of an old form (.xls); save it as .xlsx or CSV.",
  BROKEN_ARCHIVE: "The compressed file is damaged or cut off.",
  ENCRYPTED: "The archive is protected by a password.",
  SEVERAL_FILES: "The archive holds {count} files ({names}); give one at a time.",
  ARCHIVE_IN_ARCHIVE: "The file is compressed twice over.",
  TOO_LARGE: "Unpacked, the file is larger than {bytes} bytes.",
  PACKED_TOO_DENSE: "The file unpacks to hundreds of times its size, as no records do.",
  TOO_MANY_COLUMNS: "The table has more than {most} columns.",
  NO_SUCH_SHEET: "The workbook has no sheet {sheet}; it has {sheets}.",
  NO_SUCH_ZONE: "There is no time zone {zone}.",
  NO_RECORDS: "The file holds no records.",
  OWN_NOT_RECORDS:
    "This file of the product tells no counts that could be read: those of the whole period. Bring in raw.csv.",
  OWN_PART_OF_DAY:
    "This file of the product tells days of which only a part is in it, which can't be told from whole ones. Bring in raw.csv, or a file of whole days.",
  FAILED: "The file could not be read, for a reason that is not the file's.",
  QUESTIONS_OPEN: "The file can't be read before its questions are answered: {codes}.",

  // Refused lines.
  LINE_TOO_LONG: "The line is too long.",
  QUOTE_OPEN: "A quote is not closed.",
  BROKEN_JSON: "The JSON is damaged.",
  TOO_MANY_CELLS: "The line has {cells} cells, where there are {columns} columns.",
  TIME_MISSING: "There is no time.",
  TIME_NOT_UNDERSTOOD: "The time is not understood.",
  TIME_SKIPPED: "The clock change of spring skipped this time.",
  TIME_TOO_EARLY: "The time lies before 1990.",
  TIME_IN_FUTURE: "The time lies in the future.",
  END_NOT_AFTER_START: "The interval ends before it begins.",
  INTERVAL_TOO_LONG: "The interval is longer than 25 hours.",
  NOT_A_NUMBER: "There is no number where one is expected.",
  SPEED_OUT_OF_RANGE: "The speed is not within 0 to 300 km/h.",
  LENGTH_OUT_OF_RANGE: "The length is not within 0 to 100 m.",
  COUNT_OUT_OF_RANGE: "The count is negative or beyond 1,000,000.",
  DIRECTION_NOT_UNDERSTOOD: "The direction is not understood.",
  KIND_NOT_UNDERSTOOD: "The kind of road user is not understood.",
  CLASS_NOT_UNDERSTOOD: "The class is not understood.",
  TOTAL_DIFFERS: "The total is not the sum of what it stands beside.",
  CLASSES_ABOVE_COUNT: "The classes hold more road users than were counted.",
  SHARES_NOT_HUNDRED: "The shares don't add up to 100 %.",

  // Questions.
  COLUMNS: "The file does not say what its columns are; say what each of them holds.",
  CLASSES:
    "These columns look like classes, but are numbered, overlap, or leave a hole: {columns}. Do they count road users, or are they to be left out?",
  TOTALS:
    "These columns look like totals of others, and are not their sum: {columns}. Do they count others, or are they to be left out?",
  PLACE: "The file holds records of several places by {column} (as {example}); which of them are to be read?",
  NO_TIME: "No column tells when something passed.",
  NO_CLOCK: "Only days are told, and no time of the day; which column holds it?",
  DATE_ORDER: "In which order do the dates of {column} ({example}) have day, month and year?",
  UNIT: "What is the unit of {column} ({example})?",
  KIND: "What was counted?",
  KINDS: "Who is meant by {values} in {column}?",
  NO_COUNT: "The file tells shares of classes, and no count that they are of; which column holds it?",
  NOTHING_COUNTED: "Neither speeds nor kinds nor counts were found; what does each line stand for?",
  INTERVAL: "How long are the intervals that were counted?",
  DIRECTIONS: "Which direction is meant by {values} in {column}?",
  OWN_DIRECTION: "Which direction is this file of, as its name says?",
  DIRECTION_BY_SIGN: "Are positive speeds of {column} incoming or outgoing?",
  DOUBLED_HOUR:
    "{records} records lie in the hour that autumn doubles, and the file's order does not tell in which of both.",
  ROWS_MISSING:
    "{intervals} intervals lack rows of directions or kinds that the file tells at other times ({incoming} of incoming, {outgoing} of outgoing, {kinds} of a kind): did nobody pass, or was it not heard?",

  // Assumptions.
  NO_DIRECTION: "The file tells no direction: only both together are known.",
  DIRECTIONS_TAKEN: "Directions are taken as: {mapping}.",
  DIRECTION_TOTALS_TAKEN:
    "These values of {column} are the sum of the directions, and their {lines} lines are left out: {values}.",
  DIRECTIONS_LEFT_OUT:
    "Lines with these values of {column} are left out, as was said, {lines} in all: {values}.",
  EMPTY_KIND_TAKEN: "{lines} lines have no {column}: they are taken for vehicles.",
  KIND_TAKEN: "The file tells no kind: all are {kind}.",
  UNIT_TAKEN: "{column} is taken to be in {unit}.",
  COUNTS_TAKEN: "These columns are taken for counts: {columns}.",
  TOTALS_TAKEN: "These columns are the sum of others, and are not counted beside them: {columns}.",
  TOTALS_COUNTED: "These columns are the sum of others, and are counted beside them as was said: {columns}.",
  COUNTS_EXTRAPOLATED:
    "Counts are of whole intervals, extrapolated from the uptime: what was counted is kept.",
  THOUSANDS_TAKEN: "Signs within the numbers of {columns} are taken to set thousands apart.",
  HALF_DAYS_TAKEN: "{column} is taken to say which half of the day times are of.",
  HOURS_END_TAKEN: "Times of {column} up to 24 are taken for the ends of intervals.",
  COUNTS_ROUNDED: "Counts with fractions are rounded.",
  INTERVAL_TAKEN: "Intervals are taken to be {seconds} seconds long, by the distances of their times.",
  GAP_TAKEN: "Silence of more than {seconds} seconds is taken for not heard, by the file's own rhythm.",
  CLASSES_WHOLE: "Classes are taken to be of whole numbers.",
  CLASSES_OF_BOTH: "The classes of both directions together stand with each, as shares.",
  SPEED_IS_MEAN: "{column} is taken for the mean speed of each interval.",
  STATUS_TAKEN: "These states are taken for heard: {states}.",
  DOUBLED_HOUR_TAKEN: "{records} records of the doubled hour are put into its {pass} pass.",
  MISSING_NOBODY:
    "{intervals} intervals lack rows ({incoming} of incoming, {outgoing} of outgoing, {kinds} of a kind): these are taken for 0.",
  MISSING_NOT_HEARD:
    "{intervals} intervals lack rows ({incoming} of incoming, {outgoing} of outgoing, {kinds} of a kind): these kinds are taken for not heard then.",
  COUNT_EMPTY:
    "{intervals} counts ({incoming} incoming, {outgoing} outgoing) stand beside an empty, refused or missing one of the same time and kind: that time is taken for not heard, and {users} road users counted in it are left out.",
  UNPLACED:
    "{lines} refused lines don't tell what time, or whom, they are of: where a row is missing that they may have been, it is taken for not heard.",
  ZONE_TAKEN: "The zone is {zone}, as a column's name says.",
  UNUSED: "These columns are not used: {columns}.",
} as const;

export type Code = keyof typeof SENTENCES;
export const CODES = Object.keys(SENTENCES) as Code[];

export function sentenceOf({ code, params }: Said): string {
  return SENTENCES[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ""));
}
