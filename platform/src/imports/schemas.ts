import { LONGEST_TIME_ZONE } from "@obcestje/contract/limits/lengths.js";
import Type, { type Static } from "typebox";
import { Id } from "../http/ids.js";
import { Nullable, Text, UnixTime } from "../http/schemas.js";
import { DATE_ORDERS, LENGTH_UNITS, PASSES, ROLES, SPEED_UNITS, TIME_UNITS } from "./files/options.js";
import { Overlap, Users } from "./overlapSchemas.js";

const Direction = Type.Enum(["incoming", "outgoing"]);
const Kind = Type.Enum(["vehicle", "pedestrian", "bicycle"]);
const Index = Type.Integer({ minimum: 0, maximum: 10_000 });
const EXACT = { additionalProperties: false };

export const OVERLAPS = ["replace", "add", "fill"] as const;
export const KEEPS = ["asNew", "byAge"] as const;

/** What rows mean that a file leaves out: nobody passed, or nobody listened. */
export const MISSING_ROWS = ["nobody", "notHeard"] as const;

/** A person's options for a file, and for the use of its records. */
export const ImportOptions = Type.Object(
  {
    timeZone: Type.Optional(Text(LONGEST_TIME_ZONE)),
    sheet: Type.Optional(Text(200)),
    separator: Type.Optional(Text(1)),
    encoding: Type.Optional(Type.Enum(["utf-8", "utf-16le", "utf-16be", "windows-1250"])),
    headerLine: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 100_000, description: "From 1; 0: there is none" }),
    ),
    columns: Type.Optional(
      Type.Array(
        Type.Object(
          {
            index: Index,
            role: Nullable(Type.Enum([...ROLES], { description: "null: the column is not used" })),
            unit: Type.Optional(Type.Enum([...SPEED_UNITS, ...LENGTH_UNITS, ...TIME_UNITS, "%"])),
            kind: Type.Optional(Kind),
            direction: Type.Optional(Direction),
          },
          EXACT,
        ),
        { maxItems: 1000, description: "Columns from 0; what is not said is found from the file" },
      ),
    ),
    only: Type.Optional(
      Type.Object(
        { column: Index, value: Type.String({ maxLength: 500 }) },
        {
          ...EXACT,
          description: "Of a file with several places: the one that is meant",
        },
      ),
    ),
    directions: Type.Optional(
      Type.Record(Type.String({ maxLength: 200 }), Nullable(Direction), {
        description:
          "What values of the direction, or words in names of columns, mean; null, of values of a column of directions: lines with it are left out, as the total of both",
      }),
    ),
    kinds: Type.Optional(
      Type.Record(Type.String({ maxLength: 200 }), Nullable(Kind), {
        description: "What values of the kind mean; null: lines with it are refused",
      }),
    ),
    dateOrder: Type.Optional(Type.Enum([...DATE_ORDERS])),
    kind: Type.Optional(Kind),
    intervalSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 90_000 })),
    gapSeconds: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 86_400,
        description:
          "Silence that lasts longer was not heard; told from the records' own rhythm where it is left out",
      }),
    ),
    doubledHour: Type.Optional(Type.Enum([...PASSES])),
    missingRows: Type.Optional(
      Type.Enum([...MISSING_ROWS], {
        description:
          "What it means where an interval has no row of a direction or kind that the file tells at other times: nobody (nobody passed) or notHeard (as an empty cell)",
      }),
    ),
    overlap: Type.Optional(
      Type.Enum([...OVERLAPS], {
        description:
          "What becomes of what is there: replace (default) supersedes earlier imports for the time that this one covers; add counts beside all; fill takes only what nothing covers",
      }),
    ),
    keep: Type.Optional(
      Type.Enum([...KEEPS], {
        description:
          "How long single records are kept: asNew (default) from the day of the import, byAge from their own time",
      }),
    ),
  },
  EXACT,
);
export type ImportOptions = Static<typeof ImportOptions>;

export const STATES = [
  "uploaded",
  "asking",
  "unreadable",
  "read",
  "applying",
  "applied",
  "undoing",
  "undone",
] as const;
export type ImportState = (typeof STATES)[number];

const Said = Type.Object({
  code: Type.String({ description: "For programs" }),
  params: Type.Record(Type.String(), Type.Unknown()),
  message: Type.String({ description: "The same in English" }),
});
const Question = Type.Object({
  ...Said.properties,
  column: Nullable(Index),
  answers: Type.Array(Type.String()),
  values: Type.Array(Type.String()),
});

const Count = Type.Integer({ minimum: 0 });

export const UnderstandingJson = Type.Object({
  form: Type.String(),
  compression: Type.String(),
  format: Type.String(),
  encoding: Nullable(Type.String()),
  separator: Nullable(Type.String()),
  sheet: Nullable(Type.String()),
  sheets: Type.Array(Type.String()),
  headerLine: Count,
  preambleLines: Count,
  commentLines: Count,
  lines: Count,
  records: Nullable(Type.Enum(["readings", "intervals"])),
  dateOrder: Nullable(Type.String()),
  timeZone: Type.String(),
  zoneNeeded: Type.Boolean(),
  intervalSeconds: Nullable(Count),
  heardBy: Type.Enum(["file", "intervals", "rhythm"]),
  gapSeconds: Nullable(Type.Number()),
  directions: Type.Record(Type.String(), Nullable(Direction), {
    description: "null: lines with the value are left out",
  }),
  kind: Nullable(Kind),
  columns: Type.Array(
    Type.Object({
      index: Index,
      name: Type.String(),
      role: Nullable(Type.String({ description: "null: not used" })),
      unit: Nullable(Type.String()),
      unitFrom: Nullable(Type.String()),
      kind: Nullable(Kind),
      direction: Nullable(Direction),
      examples: Type.Array(Type.String()),
    }),
  ),
  assumptions: Type.Array(Said),
  questions: Type.Array(Question),
  faults: Type.Array(Said),
});

export const LookJson = Type.Object({
  ...Users,
  readings: Count,
  intervals: Count,
  incoming: Count,
  outgoing: Count,
  withoutDirection: Type.Integer({ minimum: 0, description: "Of whom the file does not tell it" }),
  withoutSpeed: Type.Integer({ minimum: 0, description: "Vehicles" }),
  months: Type.Array(Type.Object({ month: Type.String(), users: Count })),
  first: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
    description: "The first records as they were understood, in the form of POST /device/measurements",
  }),
  from: Nullable(UnixTime),
  to: Nullable(UnixTime),
  coveredSeconds: Count,
  coveredHours: Count,
  coveredDays: Count,
  gaps: Type.Array(Type.Object({ from: UnixTime, to: UnixTime }), {
    description: "The first of the stretches between first and last record that were not heard",
  }),
  gapCount: Count,
  refused: Count,
  refusedByCode: Type.Array(Type.Object({ ...Said.properties, count: Count })),
  overlap: Overlap,
  sameAs: Nullable(
    Type.Integer({ description: "The import that brought the same file in, understood alike" }),
  ),
});
export type Look = Static<typeof LookJson>;

export const ImportJson = Type.Object({
  id: Id,
  clientId: Id,
  state: Type.Enum([...STATES]),
  progress: Type.Number({ minimum: 0, maximum: 1 }),
  fileName: Type.String(),
  fileSize: Count,
  sha256: Type.String(),
  createDate: UnixTime,
  createdBy: Nullable(Type.String({ description: "E-mail; null: a key" })),
  options: ImportOptions,
  understanding: Nullable(UnderstandingJson),
  look: Nullable(LookJson),
  appliedDate: Nullable(UnixTime),
  undoneDate: Nullable(UnixTime),
  undoneBy: Nullable(Type.String()),
  canUndo: Type.Boolean({ description: "false: not applied, or its single records are deleted by now" }),
  keptUntil: Nullable(
    Type.Integer({
      description:
        "When the last of its single records are deleted, Unix seconds; hours stay. null: they are kept, or it is not known yet",
    }),
  ),
});
