import type { ImportColumn, ImportQuestion, ImportRow, ImportWhole, Understanding } from "../importFile";

/** Monday, 5 January 2026, 00:00 in Ljubljana. */
export const begin = 1_767_567_600;

export const row = (part: Partial<ImportRow> = {}): ImportRow => ({
  id: "5",
  state: "READ",
  progress: 1,
  fileName: "kolesarji.csv",
  fileSize: 4711,
  createDate: begin + 90_000,
  createdBy: "ana@obcina.si",
  appliedDate: null,
  undoneDate: null,
  undoneBy: null,
  canUndo: false,
  look: { from: begin, to: begin + 86_400, vehicles: 0, pedestrians: 0, bicycles: 321 },
  ...part,
});

export const column = (part: Partial<ImportColumn> = {}): ImportColumn => ({
  index: 0,
  name: "Čas",
  role: "time",
  unit: null,
  unitFrom: null,
  kind: null,
  direction: null,
  examples: ["5.1.2026 0:00"],
  ...part,
});

export const question = (part: Partial<ImportQuestion> = {}): ImportQuestion => ({
  code: "KIND",
  params: {},
  message: "What was counted?",
  column: null,
  answers: ["vehicle", "pedestrian", "bicycle"],
  values: [],
  ...part,
});

export const understanding = (part: Partial<Understanding> = {}): Understanding => ({
  form: "columns",
  compression: "none",
  format: "text",
  encoding: "utf-8",
  separator: ";",
  sheet: null,
  sheets: [],
  headerLine: 1,
  preambleLines: 0,
  commentLines: 0,
  lines: 96,
  records: "intervals",
  dateOrder: null,
  timeZone: "Europe/Ljubljana",
  zoneNeeded: true,
  intervalSeconds: 900,
  heardBy: "intervals",
  gapSeconds: null,
  directions: {},
  columns: [column(), column({ index: 1, name: "Število", role: "count", examples: ["3"] })],
  assumptions: [{ code: "INTERVAL_TAKEN", params: { seconds: 900 }, message: "" }],
  questions: [],
  faults: [],
  ...part,
});

export const look = (
  part: Partial<NonNullable<ImportWhole["look"]>> = {},
): NonNullable<ImportWhole["look"]> => ({
  vehicles: null,
  pedestrians: null,
  bicycles: 321,
  readings: 0,
  intervals: 96,
  incoming: 321,
  outgoing: 0,
  withoutDirection: 0,
  withoutSpeed: 0,
  months: [{ month: "2026-01", users: 321 }],
  first: [{ from: begin, to: begin + 900, kind: "bicycle", direction: "incoming", count: 3 }],
  from: begin,
  to: begin + 86_400,
  coveredSeconds: 86_400,
  coveredHours: 24,
  coveredDays: 1,
  gaps: [],
  gapCount: 0,
  refused: 0,
  refusedByCode: [],
  deviceSeconds: 0,
  overlapped: [],
  partlyTaken: null,
  partlyLeftOut: null,
  sameAs: null,
  ...part,
});

const nothingSaid: ImportWhole["options"] = {
  ...{ timeZone: null, sheet: null, separator: null, encoding: null, headerLine: null, columns: null },
  ...{ only: null, directions: null, kinds: null, dateOrder: null, kind: null, intervalSeconds: null },
  ...{ gapSeconds: null, doubledHour: null, missingRows: null, overlap: null, keep: null },
};

/** A file with all details. */
export const whole = ({
  options,
  ...part
}: Omit<Partial<ImportWhole>, "options"> & { options?: object } = {}) => ({
  ...row(),
  understanding: understanding(),
  look: look(),
  keptUntil: null,
  ...part,
  options: { ...nothingSaid, ...options },
});
