/** The platform's data of imports, as far as shown here. */

export type ImportState =
  | "uploaded"
  | "asking"
  | "unreadable"
  | "read"
  | "applying"
  | "applied"
  | "undoing"
  | "undone";

export type KindName = "vehicle" | "pedestrian" | "bicycle";
export type DirectionName = "incoming" | "outgoing";

export interface ColumnOption {
  /** From 0. */
  index: number;
  /** null: it is not used. */
  role: string | null;
  unit?: string;
  kind?: KindName;
  direction?: DirectionName;
}

/** Options for a file, in the platform's words. */
export interface FileOptions {
  timeZone?: string;
  sheet?: string;
  separator?: string;
  encoding?: string;
  headerLine?: number;
  columns?: ColumnOption[];
  only?: { column: number; value: string };
  directions?: Record<string, DirectionName | null>;
  /** null: lines with the value are refused. */
  kinds?: Record<string, KindName | null>;
  dateOrder?: string;
  kind?: string;
  intervalSeconds?: number;
  gapSeconds?: number;
  doubledHour?: string;
  missingRows?: string;
  overlap?: string;
  keep?: string;
}

/** A code in English. */
export interface Said {
  code: string;
  message: string;
}

export interface Question extends Said {
  /** Index of the column concerned. */
  column: number | null;
  answers: string[];
  /** Values that each need an answer. */
  values: string[];
}

export interface Column {
  index: number;
  /** "" without a header. */
  name: string;
  role: string | null;
  unit: string | null;
  unitFrom: string | null;
  kind: KindName | null;
  direction: DirectionName | null;
  examples: string[];
}

export interface Understanding {
  form: string;
  compression: string;
  format: string;
  encoding: string | null;
  separator: string | null;
  sheet: string | null;
  sheets: string[];
  headerLine: number;
  preambleLines: number;
  commentLines: number;
  lines: number;
  dateOrder: string | null;
  timeZone: string;
  zoneNeeded: boolean;
  intervalSeconds: number | null;
  columns: Column[];
  assumptions: Said[];
  questions: Question[];
  faults: Said[];
}

interface Classes {
  borders: number[];
  counts?: number[];
  shares?: number[];
}

/** A record as a device would send it: a single road user, or several counted together. */
export interface SentRecord {
  timestamp?: number;
  from?: number;
  to?: number;
  kind?: KindName;
  direction?: DirectionName;
  speed?: number;
  length?: number;
  count?: number;
  speeds?: Classes;
  lengths?: Classes;
  averageSpeed?: number;
  maxSpeed?: number;
  v85?: number;
}

/** Road users by kind; null: nobody listened for these. */
export interface Users {
  vehicles: number | null;
  pedestrians: number | null;
  bicycles: number | null;
}

/** An earlier import of some of the same time. */
export interface OverlappedImport extends Users {
  id: number;
  fileName: string;
  /** Of its time, what replacing supersedes. */
  seconds: number;
  /** Counted intervals that are covered by half or less: replacing keeps them. */
  partlyKept?: number;
  /** Counted intervals that are covered by more than half, but not wholly: replacing supersedes them. */
  partlyReplaced?: number;
}

export interface Look extends Users {
  readings: number;
  intervals: number;
  incoming: number;
  outgoing: number;
  withoutDirection: number;
  withoutSpeed: number;
  months: { month: string; users: number }[];
  first: SentRecord[];
  from: number | null;
  to: number | null;
  coveredHours: number;
  coveredDays: number;
  coveredSeconds: number;
  gaps: { from: number; to: number }[];
  gapCount: number;
  refused: number;
  refusedByCode: (Said & { count: number })[];
  /** null: not shown, as the file reaches back to before the device came to its group. */
  overlap: {
    deviceSeconds: number;
    imports: OverlappedImport[];
    /** Counted intervals of which half or less is covered already: filling takes them whole. */
    partlyTaken?: number;
    /** Counted intervals of which more than half is covered already, but not all: filling leaves them out. */
    partlyLeftOut?: number;
  } | null;
  /** The import that applied the same file with the same understanding. */
  sameAs: number | null;
}

export interface Import {
  id: number;
  state: ImportState;
  progress: number;
  fileName: string;
  fileSize: number;
  sha256: string;
  createDate: number;
  createdBy: string | null;
  options: FileOptions;
  understanding: Understanding | null;
  look: Look | null;
  appliedDate: number | null;
  undoneDate: number | null;
  /** When the last of its single records are deleted; null: never. */
  keptUntil: number | null;
  canUndo: boolean;
}
