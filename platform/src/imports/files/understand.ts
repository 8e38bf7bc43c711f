import { isZone } from "../../time/zone.js";
import { dataRows } from "./dataRows.js";
import { FileFault } from "./fileFault.js";
import type { FileOptions } from "./options.js";
import { groupsOf } from "./records/groups.js";
import { RowTime } from "./records/rowTime.js";
import { columnName } from "./shape/columnName.js";
import { findUnits } from "./shape/columnUnits.js";
import { Findings, labelOf, type Seen, withRole } from "./shape/findings.js";
import { knownForm } from "./shape/knownForm.js";
import { layoutOf, separatorOf } from "./shape/layout.js";
import { findMeaning } from "./shape/meaning.js";
import { Profile } from "./shape/profile.js";
import { assignRoles } from "./shape/roles.js";
import { SAMPLE } from "./shape/sample.js";
import { Fields } from "./source/jsonRows.js";
import { openRows, type RowForm } from "./source/openRows.js";
import type { Row } from "./source/row.js";
import { type SourceForm, sniff } from "./source/sniff.js";
import { type SourceFile, thrownBy, WatchedFile } from "./sourceFile.js";
import { Distances } from "./time/rhythm.js";
import { WallClock } from "./time/wallClock.js";
import { findTimes } from "./times.js";
import type { Column, Understanding } from "./understanding.js";

/** Rows by which header and width are found. */
const FIRST_ROWS = 500;

/**
 * Looks at a whole file and says how it is written and what its columns are taken for. It stores nothing. What it can't decide are
 * questions: answered in the options, the file is looked at again. What can't be read at all is told in `faults`.
 * @throws only what `open` of the file throws
 */
export async function understand(file: SourceFile, options: FileOptions): Promise<Understanding> {
  const watched = new WatchedFile(file);
  let form: SourceForm | undefined;
  try {
    if (!isZone(options.timeZone)) throw new FileFault("NO_SUCH_ZONE", { zone: options.timeZone });
    form = await sniff(watched, options);
    return await understandRows(watched, options, form);
  } catch (error) {
    if (!(error instanceof FileFault)) throw thrownBy(error);
    const { code, params } = error;
    return { ...nothing(options, form), faults: [{ code, params }] };
  }
}

function nothing(options: FileOptions, form: SourceForm | undefined): Understanding {
  const {
    compression = "none",
    format = "text",
    encoding = null,
    sheet = null,
    sheets = [],
    inObject = false,
  } = form ?? {};
  return {
    ...{ compression, format, encoding, sheet, sheets, inObject },
    ...{
      form: "columns",
      separator: null,
      width: null,
      headerLine: 0,
      firstLine: 1,
      preambleLines: 0,
      commentLines: 0,
    },
    ...{ lines: 0, columns: [], classes: [], records: null, dateOrder: null, zoneNeeded: true },
    ...{
      timeZone: options.timeZone,
      period: null,
      intervalSeconds: null,
      heardBy: "rhythm",
      gapSeconds: null,
    },
    ...{ directions: {}, kind: null, extrapolated: false, doubledHours: [] },
    ...{ assumptions: [], questions: [], faults: [] },
  };
}

/** All that the file's rows show. */
interface Looked {
  form: RowForm;
  seen: Seen;
  understanding: Pick<
    Understanding,
    | "separator"
    | "width"
    | "headerLine"
    | "firstLine"
    | "preambleLines"
    | "commentLines"
    | "lines"
    | "encoding"
  >;
}

async function understandRows(
  file: SourceFile,
  options: FileOptions,
  form: SourceForm,
): Promise<Understanding> {
  const looked =
    (await look(file, options, form)) ??
    (await look(file, options, { ...form, encoding: "windows-1250", encodingSure: true }));
  if (!looked || looked.understanding.lines === 0) throw new FileFault("NO_RECORDS");
  const { seen } = looked;
  const { columns } = seen;
  const findings = new Findings();
  const headless =
    form.format !== "json" && form.format !== "jsonLines" && looked.understanding.headerLine === 0;
  const { classes, guessed } = assignRoles(seen, headless, () => isRegular(seen));
  if (headless && (options.columns ?? []).length === 0) findings.ask("COLUMNS", columns.map(labelOf));
  findUnits(seen, classes, findings);
  const meaning = findMeaning(seen, findings);
  if (guessed.length > 0) findings.assume("COUNTS_TAKEN", { columns: guessed.map(labelOf).join(", ") });
  // Without columns everything else is a question as well; one at a time.
  if (findings.questions[0]?.code === "COLUMNS") findings.questions.length = 1;
  const unused = columns.filter(({ role }) => role === null);
  if (unused.length > 0) findings.assume("UNUSED", { columns: unused.map(labelOf).join(", ") });
  const understanding: Understanding = {
    ...nothing(options, form),
    ...looked.understanding,
    ...meaning,
    form: knownForm(columns, seen.preamble, meaning.records),
    columns,
    classes: findings.classes,
    timeZone: zoneOf(columns, options, findings),
    zoneNeeded: needsZone(seen),
    assumptions: findings.assumptions,
    questions: findings.questions,
  };
  if (meaning.records === "intervals") {
    const isShared = groupsOf(understanding).some(
      ({ sharedSpeeds, sharedLengths }) => sharedSpeeds || sharedLengths,
    );
    if (isShared) findings.assume("CLASSES_OF_BOTH");
  }
  if (meaning.records) await findTimes(file, understanding, options, findings);
  return understanding;
}

/** Reads all rows once; undefined where the encoding turns out to be another. */
async function look(file: SourceFile, options: FileOptions, form: SourceForm): Promise<Looked | undefined> {
  const separator = form.format === "text" ? (options.separator ?? separatorOf(form.head)) : null;
  const rowForm: RowForm = { ...form, separator, width: null };
  const layout = isRecords(form)
    ? { headerLine: 0, names: [], firstLine: 1, width: 0, preamble: [], units: [] }
    : layoutOf(await firstRows(file, rowForm), options.headerLine);
  const fields = new Fields();
  const profiles: Profile[] = [];
  const sample: string[][] = [];
  let [lines, comments, foreign] = [0, 0, false];
  const width = isRecords(form) ? Number.POSITIVE_INFINITY : layout.width;
  rowForm.width = isRecords(form) ? null : layout.width;
  for await (const rows of dataRows(file, rowForm, layout, fields, () => (comments += 1))) {
    for (const { cells, broken, text } of rows) {
      lines += 1;
      if (!form.encodingSure && text.includes("\ufffd")) foreign = true;
      if (broken) continue;
      if (sample.length < SAMPLE) sample.push(cells);
      const end = Math.min(width, cells.length);
      for (let at = 0; at < end; at += 1) {
        if (at >= profiles.length) profiles.push(new Profile());
        profiles[at]?.add(cells[at] ?? "");
      }
    }
    if (foreign) return undefined;
  }
  const names = isRecords(form) ? fields.names : layout.names;
  const count = isRecords(form) ? names.length : Math.max(layout.width, names.length);
  for (let at = profiles.length; at < count; at += 1) profiles.push(new Profile());
  const columns = profiles
    .slice(0, count)
    .map((profile, index) => columnOf(index, nameOf(names[index] ?? "", layout.units[index] ?? ""), profile));
  const { headerLine, firstLine, preamble } = layout;
  return {
    form: rowForm,
    seen: { columns, profiles, sample, preamble, options },
    understanding: {
      ...{ separator, width: count, headerLine, firstLine, preambleLines: preamble.length },
      ...{ commentLines: comments, lines, encoding: form.encoding },
    },
  };
}

const isRecords = ({ format }: Pick<SourceForm, "format">): boolean =>
  format === "json" || format === "jsonLines";

async function firstRows(file: SourceFile, form: RowForm): Promise<Row[]> {
  const first: Row[] = [];
  for await (const rows of openRows(file, form)) {
    first.push(...rows);
    if (first.length >= FIRST_ROWS) break;
  }
  return first.slice(0, FIRST_ROWS);
}

/** A unit below a name is a part of it, as if it stood there in brackets. */
const nameOf = (name: string, unit: string): string => (unit === "" ? name : `${name} (${unit})`);

function columnOf(index: number, name: string, { examples }: Profile): Column {
  return {
    ...{ index, name, role: null, unit: null, unitFrom: null, kind: null, direction: null },
    ...{ timeForm: null, of: null, examples },
  };
}

/** Whether times of the first rows come at even distances. */
function isRegular({ columns, sample, profiles }: Seen): boolean {
  const isDayFirst = profiles.every(({ beyondTwelve }) => beyondTwelve.first >= beyondTwelve.second);
  const time = new RowTime(columns, isDayFirst ? "DMY" : "MDY", new WallClock("UTC"), "UTC");
  if (!time.isTold) return false;
  const distances = new Distances();
  for (const cells of sample)
    if (time.read(cells) === null) distances.add(Number.isNaN(time.from) ? time.to : time.from);
  return distances.usual !== null;
}

/** The zone of local times: a column's name may say it. */
function zoneOf(columns: readonly Column[], { timeZone }: FileOptions, findings: Findings): string {
  for (const { name } of withRole(columns, "time", "date", "clock")) {
    const { inBrackets, all } = columnName(name);
    const named =
      isZone(inBrackets) && inBrackets.includes("/") ? inBrackets : /\b(utc|gmt)\b/.test(all) ? "UTC" : null;
    if (named === null || named === timeZone) continue;
    findings.assume("ZONE_TAKEN", { zone: named });
    return named;
  }
  return timeZone;
}

/** Whether there are times without an offset. */
function needsZone({ columns, profiles }: Seen): boolean {
  return withRole(columns, "time", "date", "to").some(({ index, timeForm }) => {
    const profile = profiles[index];
    if (timeForm === "unix" || timeForm === "unixMs" || !profile) return false;
    return profile.times.instant < profile.filled;
  });
}
