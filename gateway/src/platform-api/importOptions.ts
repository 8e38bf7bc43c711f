import type { Json } from "./decode.js";
import { jsonObject, listOf, text, whole } from "./kinds.js";
import { may, need, type RecordOf, sure, table } from "./table.js";

const COLUMN_OPTION = table("ImportColumnOption", "What a person says of one column of a file.", {
  index: need("index", whole, "The column, from 0."),
  role: may("role", text, "What it says, as `ImportColumn.role`; null: it is not used."),
  unit: may("unit", text, "Of speeds, lengths and times, as `ImportColumn.unit`."),
  kind: may("kind", text, "Of counts: vehicle, pedestrian or bicycle."),
  direction: may("direction", text, "Of counts: incoming or outgoing."),
});

const PLACE_OPTION = table("ImportPlaceOption", "Of a file of several places, the one that is read.", {
  column: need("column", whole, "The column that names places, from 0."),
  value: sure("value", text, "The place, as it stands in the file.", ""),
});

/** A person's options for a file: read from an import, and sent. */
export const IMPORT_OPTIONS = table(
  "ImportOptions",
  "What a person says of a file of records, and of what is to become of it; what is left out is found from the file.",
  {
    timeZone: may("timeZone", text, "IANA zone of local times; left out: the device's."),
    sheet: may("sheet", text, "Of a workbook: the sheet that is read."),
    separator: may("separator", text, "What stands between the cells of a text."),
    encoding: may("encoding", text, "utf-8, utf-16le, utf-16be or windows-1250."),
    headerLine: may("headerLine", whole, "The line that names columns, from 1; 0: there is none."),
    columns: may("columns", listOf(COLUMN_OPTION), "Columns of which something is said."),
    only: may("only", PLACE_OPTION, "Of a file of several places, the one that is meant."),
    directions: may(
      "directions",
      jsonObject,
      "What values mean: incoming or outgoing; `+` and `-` are the signs of speeds. null, of values of a column of directions: lines with it are left out, as the total of both.",
    ),
    kinds: may("kinds", jsonObject, "What values mean: vehicle, pedestrian or bicycle."),
    dateOrder: may("dateOrder", text, "DMY, MDY or YMD."),
    kind: may(
      "kind",
      text,
      "What was counted, where the file does not say it: vehicle, pedestrian, bicycle.",
    ),
    intervalSeconds: may("intervalSeconds", whole, "How long the intervals are that were counted."),
    gapSeconds: may("gapSeconds", whole, "Silence that lasts longer was not heard."),
    doubledHour: may(
      "doubledHour",
      text,
      "first or second: in which pass records of the hour are that autumn doubles.",
    ),
    missingRows: may(
      "missingRows",
      text,
      "Where an interval has no row of a direction or kind that the file tells at other times: nobody (nobody passed) or notHeard (as an empty cell).",
    ),
    overlap: may(
      "overlap",
      text,
      "replace (where left out) supersedes earlier imports of the same time, add counts beside all, fill takes only what nothing covers.",
    ),
    keep: may(
      "keep",
      text,
      "How long single records are kept: asNew (where left out) from the day of the import, byAge from their own time.",
    ),
  },
);
type OptionsRecord = RecordOf<typeof IMPORT_OPTIONS>;

type Given<T> = { [Name in keyof T]?: T[Name] | undefined };

/** Options as an input gives them. */
export type ImportOptionsChange = Given<OptionsRecord>;

/** Options as the platform takes them: null is left out, except for a column that should not be used. */
export function importOptionsBody({ columns, ...others }: ImportOptionsChange): Json {
  return {
    ...given(others),
    ...(columns
      ? {
          columns: columns.map(({ index, role, ...more }) => ({ index, role: role ?? null, ...given(more) })),
        }
      : {}),
  };
}

const given = (fields: object): Json =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
