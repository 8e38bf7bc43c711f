import type { DirectionName, KindName } from "../../measurements/reading.js";
import type { DateOrder, Role, Unit } from "./options.js";
import type { Total } from "./shape/totalSums.js";
import type { SourceForm } from "./source/sniff.js";
import type { Said } from "./texts.js";
import type { TimeForm } from "./time/timeForm.js";
import type { PassesTold } from "./time/wallClock.js";

/** The maker whose files look like this one; `columns`: it was understood only by its columns. */
export type KnownForm = "ecoCounter" | "telraam" | "signSummary" | "perVehicle" | "own" | "columns";

/** One column, and what it is taken for. */
export interface Column {
  /** From 0. */
  index: number;
  /** As it stands in the file; "" without a header. */
  name: string;
  /** null: it is not used. */
  role: Role | null;
  unit: Unit | null;
  /** Source of the unit; null if there is none. */
  unitFrom: "name" | "preamble" | "option" | "assumed" | null;
  /** Of counts: the kind counted; null: the row states it, or the file does not. */
  kind: KindName | null;
  /** Of counts: their direction; null: the row states it, or the file does not. */
  direction: DirectionName | null;
  /** Of times. */
  timeForm: TimeForm | null;
  /** Its numbers have thousands separators: 1.234 is more than a thousand. */
  grouped: boolean;
  /** Of a status: the column it refers to; null: all. Of a time: that of AM and PM. */
  of: number | null;
  /** Some different values. */
  examples: string[];
}

/** Classes that columns hold, or one cell. */
export interface ClassSet {
  of: "speed" | "length";
  /** Indexes of columns, in the order of the classes; one if a cell holds all, or names the row's class. */
  columns: number[];
  /** Names of the classes in order, if each row names its own; null if columns are classes. */
  labels: string[] | null;
  /** Tenths of km/h or of a metre, one for each class; empty if each cell has its own. */
  borders: number[];
  /** The last border ends the last class: nobody was counted above it. */
  closed: boolean;
  shares: boolean;
  /** Of cells with their own borders. */
  unit?: Unit | null;
  kind: KindName | null;
  direction: DirectionName | null;
}

/** Something that the file does not say, and that must be known before it is read. */
export interface Question extends Said {
  /** Index of the column concerned. */
  column: number | null;
  /** Possible answers. */
  answers: string[];
  /** Of DIRECTIONS and KINDS: the values that each need an answer. Of CLASSES: the indexes of its columns. */
  values: string[];
}

/**
 * The format and content of a file, as understood. Plain data: it can be stored, and passed to `readFile`
 * later.
 */
export interface Understanding extends Omit<SourceForm, "head" | "encodingSure"> {
  form: KnownForm;
  /** Of texts. */
  separator: string | null;
  /** Cells per row. */
  width: number | null;
  /** From 1; 0: there is none. */
  headerLine: number;
  /** The header's cells; none without one. */
  header: string[];
  /** The first line of data. */
  firstLine: number;
  /** Lines before the header, without comments. */
  preambleLines: number;
  commentLines: number;
  /** Lines after the header, without comments. */
  lines: number;
  columns: Column[];
  /** Only lines with this value in this column are read, and counted in `lines`. */
  only: { column: number; value: string } | null;
  classes: ClassSet[];
  records: "readings" | "intervals" | null;
  dateOrder: DateOrder | null;
  /** Zone of local times. */
  timeZone: string;
  /** False if times have their offset or are instants, so that no zone is needed. */
  zoneNeeded: boolean;
  /**
   * Times go in one direction only, so that all rows of one interval are adjacent. Otherwise several counted
   * intervals of one time, kind and direction may come, which are parts of one (two lanes, cars and lorries):
   * code that stores them must add them up.
   */
  inOrder: boolean;
  /** First and last time, Unix seconds. */
  period: { from: number; to: number } | null;
  intervalSeconds: number | null;
  /** The source of the heard time: the file's own statements, its intervals, or the rhythm of its records. */
  heardBy: "file" | "intervals" | "rhythm";
  /** For `heardBy: "rhythm"`: longer silence was not heard. */
  gapSeconds: number | null;
  /**
   * Meanings of values in the direction column, as `directionWord` writes them; "+" and "-" are signs of
   * speeds. null: lines with the value are left out.
   */
  directions: Record<string, DirectionName | null>;
  /** The kind of records that state none. */
  kind: KindName | null;
  /** Counts are extrapolated to whole intervals. */
  extrapolated: boolean;
  /** For each visit of the file to a doubled hour, in its order: the sign that separates the passes. */
  doubledHours: PassesTold[];
  /** Columns that count road users again, to be compared row by row; missing in what was stored before. */
  totals?: Total[];
  assumptions: Said[];
  questions: Question[];
  /** Reasons why it can't be read at all. */
  faults: Said[];
}
