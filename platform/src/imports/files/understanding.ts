import type { DirectionName, KindName } from "../../measurements/reading.js";
import type { DateOrder, Role, Unit } from "./options.js";
import type { SourceForm } from "./source/sniff.js";
import type { Said } from "./texts.js";
import type { TimeForm } from "./time/timeForm.js";
import type { PassesTold } from "./time/wallClock.js";

/** Whose files look like this one; `columns`: it was understood by its columns alone. */
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
  /** Where the unit is from; null where there is none. */
  unitFrom: "name" | "preamble" | "option" | "assumed" | null;
  /** Of counts: whom they count; null: the row says it, or the file does not. */
  kind: KindName | null;
  /** Of counts: where those went; null: the row says it, or the file does not. */
  direction: DirectionName | null;
  /** Of times. */
  timeForm: TimeForm | null;
  /** Its numbers have their thousands set apart: 1.234 is more than a thousand. */
  grouped: boolean;
  /** Of a status: the column that it speaks of; null: of all. */
  of: number | null;
  /** Some different values. */
  examples: string[];
}

/** Classes that columns hold, or one cell. */
export interface ClassSet {
  of: "speed" | "length";
  /** Indexes of columns, in the order of the classes; one where a cell holds all, or names the row's class. */
  columns: number[];
  /** Names of the classes in their order, where each row names its own; null where columns are classes. */
  labels: string[] | null;
  /** Tenths of km/h or of a metre, one for each class; none where each cell tells its own. */
  borders: number[];
  /** The last border ends the last class: nobody was counted above it. */
  closed: boolean;
  shares: boolean;
  kind: KindName | null;
  direction: DirectionName | null;
}

/** Something that the file does not say, and that must be known before it is read. */
export interface Question extends Said {
  /** Index of the column that it is about. */
  column: number | null;
  /** What can be answered. */
  answers: string[];
  /** Of DIRECTIONS and KINDS: the values that each need an answer. Of CLASSES: the indexes of its columns. */
  values: string[];
}

/** How a file is written and what it says. Plain data: it can be stored, and handed to `readFile` later. */
export interface Understanding extends Omit<SourceForm, "head" | "encodingSure"> {
  form: KnownForm;
  /** Of texts. */
  separator: string | null;
  /** Cells of a row. */
  width: number | null;
  /** From 1; 0: there is none. */
  headerLine: number;
  /** The header's cells; none without one. */
  header: string[];
  /** The first line that is data. */
  firstLine: number;
  /** Lines before the header, comments not counted. */
  preambleLines: number;
  commentLines: number;
  /** Lines behind the header, without comments. */
  lines: number;
  columns: Column[];
  /** Only lines with this value in this column are read, and counted in `lines`. */
  only: { column: number; value: string } | null;
  classes: ClassSet[];
  records: "readings" | "intervals" | null;
  dateOrder: DateOrder | null;
  /** Zone of local times. */
  timeZone: string;
  /** Whether times tell their offset or are instants, so that no zone is needed. */
  zoneNeeded: boolean;
  /**
   * Times go one way only, so that all rows of one interval stand together. Else several counted intervals of one time, kind and direction
   * may come, which are parts of one (two lanes, cars and lorries): whoever stores them adds them up.
   */
  inOrder: boolean;
  /** First and last time, Unix seconds. */
  period: { from: number; to: number } | null;
  intervalSeconds: number | null;
  /** What tells when somebody listened: the file's own statements, its intervals, or the rhythm of its records. */
  heardBy: "file" | "intervals" | "rhythm";
  /** Of `heardBy: "rhythm"`: silence that lasts longer was not heard. */
  gapSeconds: number | null;
  /** What values of the direction column mean, as `directionWord` writes them; "+" and "-" are signs of speeds. */
  directions: Record<string, DirectionName>;
  /** Whose records are that say no kind. */
  kind: KindName | null;
  /** Counts are extrapolated to whole intervals. */
  extrapolated: boolean;
  /** Of each time that the file comes to a doubled hour, in its order: what tells in which pass records are. */
  doubledHours: PassesTold[];
  assumptions: Said[];
  questions: Question[];
  /** Why it can't be read at all. */
  faults: Said[];
}
