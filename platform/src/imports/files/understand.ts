import { isZone } from "../../time/zone.js";
import { hasTooMany } from "./dataRows.js";
import { FileFault } from "./fileFault.js";
import { look } from "./look.js";
import type { FileOptions, Role } from "./options.js";
import { groupsOf } from "./records/groups.js";
import { RowTime } from "./records/rowTime.js";
import { type ClassTotals, withoutClassTotals } from "./shape/classTotals.js";
import { findUnits } from "./shape/columnUnits.js";
import { Findings, labelOf, type Seen, withRole } from "./shape/findings.js";
import { knownForm } from "./shape/knownForm.js";
import { makeSets } from "./shape/makeSets.js";
import { findMeaning } from "./shape/meaning.js";
import { refuseOwnTables, takeOwnLengths } from "./shape/ownTables.js";
import { askForPlace } from "./shape/places.js";
import { assignRoles } from "./shape/roles.js";
import { findTimes } from "./shape/timesFound.js";
import type { TotalsFound } from "./shape/totals.js";
import { usedClasses } from "./shape/usedClasses.js";
import { needsZone, zoneOf } from "./shape/zone.js";
import { type SourceForm, sniff } from "./source/sniff.js";
import { type SourceFile, thrownBy, WatchedFile } from "./sourceFile.js";
import { Distances } from "./time/rhythm.js";
import { WallClock } from "./time/wallClock.js";
import { readTimes, type TimeReading, TimesSeen } from "./times.js";
import type { Column, Understanding } from "./understanding.js";

/**
 * Examines a whole file: how it is written and what its columns are taken for. It stores nothing. Undecided
 * points become questions: once they are answered in the options, the file is examined again. Problems that
 * prevent reading it are in `faults`.
 * @throws only the errors of the file's `open`
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
    return { ...notUnderstood(options, form), faults: [{ code, params }] };
  }
}

/** The understanding of a file that was not examined. */
export function notUnderstood(
  options: Pick<FileOptions, "timeZone" | "only">,
  form: Partial<SourceForm> = {},
): Understanding {
  return {
    compression: form.compression ?? "none",
    format: form.format ?? "text",
    encoding: form.encoding ?? null,
    sheet: form.sheet ?? null,
    sheets: form.sheets ?? [],
    inObject: form.inObject ?? false,
    form: "columns",
    separator: null,
    width: null,
    headerLine: 0,
    header: [],
    firstLine: 1,
    preambleLines: 0,
    commentLines: 0,
    lines: 0,
    columns: [],
    only: options.only ?? null,
    classes: [],
    records: null,
    kind: null,
    directions: {},
    dateOrder: null,
    timeZone: options.timeZone,
    zoneNeeded: true,
    inOrder: true,
    period: null,
    intervalSeconds: null,
    heardBy: "rhythm",
    gapSeconds: null,
    extrapolated: false,
    doubledHours: [],
    assumptions: [],
    questions: [],
    faults: [],
  };
}

async function understandRows(
  file: SourceFile,
  options: FileOptions,
  form: SourceForm,
): Promise<Understanding> {
  const looked =
    (await look(file, options, form)) ??
    (await look(file, options, { ...form, encoding: "windows-1250", encodingSure: true }));
  if (!looked || looked.lines === 0) throw new FileFault("NO_RECORDS");
  const { seen, headless, isWhole, times, ...about } = looked;
  const { columns } = seen;
  refuseOwnTables(seen);
  const findings = new Findings();
  takeOwnLengths(seen, findings);
  const { classes: named, unclear, guessed, totals } = assignRoles(seen, headless, () => isRegular(seen));
  if (headless && (options.columns ?? []).length === 0) findings.ask("COLUMNS", columns.map(labelOf));
  if (unclear.length > 0) askForClasses(unclear, findings);
  findUnits(seen, named, findings);
  makeSets(seen, named, findings);
  askForPlace(seen, findings);
  const meaning = findMeaning(seen, findings);
  const ofClasses =
    meaning.records === "intervals"
      ? withoutClassTotals(seen, findings, meaning.kind)
      : { taken: [], unclear: [] };
  const doubtful = [...totals.unclear, ...ofClasses.unclear];
  const sums = tellTotals(totals, ofClasses, findings);
  const classes =
    meaning.records === "intervals"
      ? usedClasses({ columns, classes: findings.classes, kind: meaning.kind })
      : findings.classes;
  if (meaning.records === "intervals" && groupsOf({ columns, classes, kind: meaning.kind }).length === 0)
    findings.ask("NO_COUNT", columns.map(labelOf));
  if (guessed.length > 0) findings.assume("COUNTS_TAKEN", { columns: guessed.map(labelOf).join(", ") });
  // Without columns everything else is in question, too. Only one question is asked at a time.
  if (findings.questions[0]?.code === "COLUMNS") findings.questions.length = 1;
  // Whether anything is a count only shows once these are clear.
  if (unclear.length > 0) findings.withdraw("NOTHING_COUNTED");
  const timeZone = zoneOf(columns, options.timeZone);
  if (timeZone !== options.timeZone) findings.assume("ZONE_TAKEN", { zone: timeZone });
  const halves = withRole(columns, "time", "clock").flatMap(({ of }) => columns[of ?? -1] ?? []);
  for (const half of halves) findings.assume("HALF_DAYS_TAKEN", { column: labelOf(half) });
  const known = [...unclear, ...doubtful, ...halves, ...sums];
  const unused = columns.filter((column) => column.role === null && !known.includes(column));
  if (unused.length > 0) findings.assume("UNUSED", { columns: unused.map(labelOf).join(", ") });
  const understanding: Understanding = {
    ...notUnderstood(options, form),
    ...about,
    ...meaning,
    ...{ form: knownForm(columns, seen.preamble, meaning.records), columns, classes },
    ...{ timeZone, zoneNeeded: needsZone(seen) },
    totals: [...totals.taken, ...ofClasses.taken].map(({ total }) => total),
    ...{ assumptions: findings.assumptions, questions: findings.questions },
  };
  if (!meaning.records) return understanding;
  const isShared = groupsOf(understanding).some((group) => group.sharedSpeeds || group.sharedLengths);
  if (meaning.records === "intervals" && isShared) findings.assume("CLASSES_OF_BOTH");
  const { directions, dateOrder } = meaning;
  const reading = { columns, order: dateOrder ?? "DMY", timeZone, now: options.now, directions } as const;
  const read = times?.isOf(reading)
    ? times
    : isWhole
      ? timesOf(seen.sample, reading)
      : await readTimes(file, understanding, reading);
  if (read.isTold) findTimes(understanding, options, read, findings);
  return understanding;
}

/** Says which columns are taken for totals of others, and asks about those that are not their sum. @returns the former */
function tellTotals(counts: TotalsFound, classes: ClassTotals, findings: Findings): Column[] {
  const taken = [
    ...counts.taken.map(({ column }) => column),
    ...classes.taken.flatMap(({ columns }) => columns),
  ];
  if (taken.length > 0) findings.assume("TOTALS_TAKEN", { columns: taken.map(labelOf).join(", ") });
  const { insisted } = counts;
  if (insisted.length > 0) findings.assume("TOTALS_COUNTED", { columns: insisted.map(labelOf).join(", ") });
  askForTotals(counts.unclear, "count", findings);
  askForTotals(
    classes.unclear.filter(({ role }) => role === "speedClass"),
    "speedClass",
    findings,
  );
  askForTotals(
    classes.unclear.filter(({ role }) => role === "lengthClass"),
    "lengthClass",
    findings,
  );
  for (const column of classes.unclear) column.role = null;
  return taken;
}

/** @param role what they are if they count others */
function askForTotals(unclear: readonly Column[], role: Role, findings: Findings): void {
  if (unclear.length === 0) return;
  findings.ask("TOTALS", [role, "leaveOut"], null, { columns: unclear.map(labelOf).join(", ") });
  findings.questions.at(-1)?.values.push(...unclear.map(({ index }) => String(index)));
}

/** Asks about columns that look like classes, and form no set of them. */
function askForClasses(unclear: readonly Column[], findings: Findings): void {
  findings.ask("CLASSES", CLASS_ANSWERS, null, { columns: unclear.map(labelOf).join(", ") });
  findings.questions.at(-1)?.values.push(...unclear.map(({ index }) => String(index)));
}

/** They count road users, or are not used. */
const CLASS_ANSWERS = ["count", "leaveOut"];

function timesOf(rows: readonly string[][], reading: TimeReading): TimesSeen {
  const times = new TimesSeen(reading);
  for (const cells of rows) if (!hasTooMany(cells, reading.columns.length)) times.add(cells);
  return times;
}

/** True if times of the first rows come at even distances. */
function isRegular({ columns, sample, profiles }: Seen): boolean {
  const isDayFirst = profiles.every(({ beyondTwelve }) => beyondTwelve.first >= beyondTwelve.second);
  const time = new RowTime(columns, isDayFirst ? "DMY" : "MDY", new WallClock("UTC"), "UTC");
  if (!time.isTold) return false;
  const distances = new Distances();
  for (const cells of sample)
    if (time.read(cells) === null) distances.add(Number.isNaN(time.from) ? time.to : time.from);
  return distances.usual !== null;
}
