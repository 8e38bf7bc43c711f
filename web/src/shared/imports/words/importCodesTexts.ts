import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./importCodesTexts.sl";

const en = {
  EMPTY: "The file is empty.",
  NOT_A_TABLE: "The file is no table: neither text with separators, nor a workbook, nor JSON records.",
  OTHER_WORKBOOK: "This is a workbook of another form (.ods). Save it as .xlsx or CSV.",
  OLD_WORKBOOK: "This is a workbook of an old form (.xls). Save it as .xlsx or CSV.",
  BROKEN_ARCHIVE: "The compressed file is damaged or cut off.",
  ENCRYPTED: "The archive is protected by a password.",
  SEVERAL_FILES: "The archive holds several files ({count}): {names}. Upload one at a time.",
  ARCHIVE_IN_ARCHIVE: "The file is compressed twice over.",
  TOO_LARGE: "Unpacked, the file is larger than {bytes} bytes.",
  PACKED_TOO_DENSE: "The file would unpack to hundreds of times its size. Records of traffic never do.",
  TOO_MANY_COLUMNS: "The table has more than {most} columns.",
  NO_SUCH_SHEET: "The workbook has no sheet {sheet}. It has: {sheets}.",
  NO_SUCH_ZONE: "There is no time zone {zone}.",
  OWN_NOT_RECORDS:
    "This file of the portal tells no counts that could be read: they are of the whole period. Bring in raw.csv.",
  OWN_PART_OF_DAY:
    "This file of the portal has days of which only a part is in it. Bring in raw.csv, or a file of whole days.",
  FAILED: "The file could not be read, for a reason that is not the file's. Try again.",
  NO_RECORDS: "The file holds no records.",
  QUESTIONS_OPEN: "The file can't be read before its questions are answered: {codes}.",

  LINE_TOO_LONG: "The line is too long.",
  QUOTE_OPEN: "A quote is not closed.",
  BROKEN_JSON: "The JSON is damaged.",
  TOO_MANY_CELLS: "The line has more cells ({cells}) than there are columns ({columns}).",
  TIME_MISSING: "There is no time.",
  TIME_NOT_UNDERSTOOD: "The time can't be understood.",
  TIME_SKIPPED: "The clock change of spring skipped this time.",
  TIME_TOO_EARLY: "The time lies before 1990.",
  TIME_IN_FUTURE: "The time lies in the future.",
  END_NOT_AFTER_START: "The interval ends before it begins.",
  INTERVAL_TOO_LONG: "The interval is longer than 25 hours.",
  NOT_A_NUMBER: "There is no number where one is expected.",
  SPEED_OUT_OF_RANGE: "The speed is not within 0 to 300 km/h.",
  LENGTH_OUT_OF_RANGE: "The length is not within 0 to 100 m.",
  COUNT_OUT_OF_RANGE: "The count is negative or above 1,000,000.",
  DIRECTION_NOT_UNDERSTOOD: "The direction can't be understood.",
  KIND_NOT_UNDERSTOOD: "The kind of road user can't be understood.",
  CLASS_NOT_UNDERSTOOD: "The class can't be understood.",
  CLASSES_ABOVE_COUNT: "The classes hold more road users than were counted.",
  TOTAL_DIFFERS: "The total is not the sum of what it stands beside.",
  SHARES_NOT_HUNDRED: "The shares don't add up to 100 %.",

  COLUMNS: "The file does not say what its columns are. Say it of each in the table of columns.",
  CLASSES:
    "These columns look like classes, but are numbered, overlap, or leave a hole: {columns}. What are they?",
  TOTALS: "These columns look like totals of others, but are not their sum: {columns}. Do they count others?",
  PLACE: "The file holds several places (column {column}, such as {example}). Which one is to be read?",
  NO_TIME: "No column tells when something passed. Choose it in the table of columns.",
  NO_COUNT:
    "Shares of classes are told, and no count that they are of. Choose its column in the table of columns.",
  NO_CLOCK: "Only days are told, and no time of the day. Choose its column in the table of columns.",
  DATE_ORDER: "How are the dates of column {column} written (such as {example})?",
  UNIT: "What is the unit of column {column} (such as {example})?",
  KIND: "What was counted?",
  KINDS: "Who is meant in column {column} ({values})?",
  NOTHING_COUNTED: "There are neither speeds nor kinds nor counts. What does each line stand for?",
  INTERVAL: "How long are the intervals that were counted?",
  DIRECTIONS: "Which direction is meant in column {column} ({values})?",
  OWN_DIRECTION: "Which direction is this file of, as its name says?",
  DIRECTION_BY_SIGN: "Which way are positive speeds of column {column}?",
  DOUBLED_HOUR:
    "Records in the hour that autumn doubles: {records}. Their order does not tell in which of both they are.",
  ROWS_MISSING:
    "Intervals without rows of a direction or a kind that the file otherwise tells: {intervals} (incoming {incoming}, outgoing {outgoing}, a whole kind {kinds}). What does it mean that there is no row?",

  NO_DIRECTION: "The file tells no direction: only both together are known.",
  DIRECTIONS_TAKEN: "Directions are taken so: {mapping}.",
  DIRECTION_TOTALS_TAKEN:
    "These values of column {column} are the sum of the directions, and are not counted: {values}. Lines left out: {lines}.",
  DIRECTIONS_LEFT_OUT:
    "Lines with these values of column {column} are not counted, as you said: {values}. Lines left out: {lines}.",
  EMPTY_KIND_TAKEN: "Lines without {column}: {lines}. They are taken for vehicles.",
  KIND_TAKEN: "The file does not tell who was counted: all are {kind}.",
  UNIT_TAKEN: "Column {column} is taken to be in {unit}.",
  COUNTS_TAKEN: "These columns are taken for counts: {columns}.",
  TOTALS_TAKEN: "These columns are the sum of others, and are not counted beside them: {columns}.",
  TOTALS_COUNTED: "These columns are the sum of others, and are counted beside them as you said: {columns}.",
  COUNTS_EXTRAPOLATED: "Counts are extrapolated to whole intervals. What was really counted is kept.",
  THOUSANDS_TAKEN: "Signs within the numbers of {columns} are taken to set thousands apart.",
  HALF_DAYS_TAKEN: "Column {column} says which half of the day times are of.",
  HOURS_END_TAKEN: "Times of column {column} go up to 24: they tell when each interval ends.",
  COUNTS_ROUNDED: "Counts with fractions are rounded.",
  INTERVAL_TAKEN: "By the distances of times, each interval is {seconds} seconds long.",
  GAP_TAKEN: "By the rhythm of records, silence of more than {seconds} seconds was not heard.",
  CLASSES_WHOLE: "Classes are taken to be of whole numbers.",
  CLASSES_OF_BOTH: "The classes of both directions together stand with each of them, as shares.",
  SPEED_IS_MEAN: "Column {column} is the mean speed of each interval.",
  STATUS_TAKEN: "These states mean that the device was listening: {states}.",
  DOUBLED_HOUR_TAKEN: "Records of the doubled hour ({records}) are taken so: {pass}.",
  MISSING_NOBODY:
    "Intervals without some rows: {intervals} (incoming {incoming}, outgoing {outgoing}, a whole kind {kinds}). Where there is no row, nobody passed.",
  MISSING_NOT_HEARD:
    "Intervals without some rows: {intervals} (incoming {incoming}, outgoing {outgoing}, a whole kind {kinds}). Where there is no row, that kind was not heard.",
  COUNT_EMPTY:
    "Beside {intervals} counts ({incoming} incoming, {outgoing} outgoing) another of the same time and kind is empty, refused or missing. That time is taken for not heard; {users} road users counted in it are left out.",
  UNPLACED:
    "Refused lines that don't tell what time, or whom, they are of: {lines}. Where a row is missing that they may have been, it was not heard.",
  ZONE_TAKEN: "The time zone is {zone}, as a column's name says.",
  UNUSED: "These columns are not used: {columns}.",
} as const satisfies Translation<typeof sl>;

export const importCodesTexts = { en, sl };
