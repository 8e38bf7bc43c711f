import { flag, jsonObject, listOf, number, text, whole } from "./kinds.js";
import { line } from "./names.js";
import { key, may, sure, table } from "./table.js";

/** A remark about a file: a code for which each screen has its own words. */
export const REMARK = {
  code: key("code", text, "For programs: screens have words of their own for it. More codes may come."),
  params: sure("params", jsonObject, "What it speaks of: numbers, names of columns, values of the file.", {}),
  message: sure("message", text, "The same in English.", ""),
};

export const IMPORT_REMARK = table("ImportRemark", "Something that is said of a file of records.", REMARK);

const QUESTION = table(
  "ImportQuestion",
  "Something that a file does not say, and that must be known before it is read.",
  {
    ...REMARK,
    column: may("column", whole, "The column that it is about, from 0; null: none."),
    answers: sure("answers", listOf(text), "What can be answered; none: something else is to be said.", []),
    values: sure(
      "values",
      listOf(text),
      "Of directions and kinds: the values that each need an answer; of classes the indexes of their columns.",
      [],
    ),
  },
);

const COLUMN = table("ImportColumn", "A column of a file, and what it is taken for.", {
  index: key("index", whole, "From 0."),
  name: sure("name", line, "As it stands in the file; empty where the file names none.", ""),
  role: may("role", text, "What it says, such as time, speed or count; null: it is not used."),
  unit: may("unit", text, "Such as km/h, m or min; null: it has none."),
  unitFrom: may("unitFrom", text, "Where the unit is from: name, preamble, option or assumed."),
  kind: may("kind", text, "Of counts: whom they count: vehicle, pedestrian or bicycle."),
  direction: may("direction", text, "Of counts: where those went: incoming or outgoing."),
  examples: sure("examples", listOf(line), "Some different values.", []),
});

export const UNDERSTANDING = table(
  "ImportUnderstanding",
  "How a file of records is written, what its columns are taken for, what is assumed, and what is asked.",
  {
    form: may(
      "form",
      text,
      "Whose files look like this one; `columns`: it was understood by its columns alone.",
    ),
    compression: may("compression", text, "How it is packed; `none` where it is not."),
    format: may("format", text, "What it is: a text with separators, a workbook, JSON."),
    encoding: may("encoding", text, "Of texts: how letters are written."),
    separator: may("separator", text, "Of texts: what stands between cells."),
    sheet: may("sheet", text, "Of a workbook: the sheet that is read."),
    sheets: sure("sheets", listOf(text), "All sheets of a workbook.", []),
    headerLine: may("headerLine", whole, "The line that names columns, from 1; 0: there is none."),
    preambleLines: may("preambleLines", whole, "Lines before the header."),
    commentLines: may("commentLines", whole, "Lines that are comments."),
    lines: may("lines", whole, "Lines of records."),
    records: may("records", text, "readings or intervals; null: not known."),
    dateOrder: may("dateOrder", text, "DMY, MDY or YMD; null: not known."),
    timeZone: may("timeZone", text, "IANA zone of local times."),
    zoneNeeded: may("zoneNeeded", flag, "Whether times are local, so that their zone matters."),
    intervalSeconds: may("intervalSeconds", whole, "How long intervals are; null: not known."),
    heardBy: may(
      "heardBy",
      text,
      "What tells when somebody listened: file, intervals, or the rhythm of its records.",
    ),
    gapSeconds: may(
      "gapSeconds",
      number,
      "Silence that lasts longer was not heard; null: it does not matter.",
    ),
    directions: sure(
      "directions",
      jsonObject,
      "What values of directions mean; null: lines with it are left out.",
      {},
    ),
    kind: may("kind", text, "Whose records are that say no kind."),
    columns: sure("columns", listOf(COLUMN), "All columns, in their order.", []),
    assumptions: sure("assumptions", listOf(IMPORT_REMARK), "What is assumed.", []),
    questions: sure("questions", listOf(QUESTION), "What must be said before it is read.", []),
    faults: sure("faults", listOf(IMPORT_REMARK), "Why it can't be read at all.", []),
  },
);
