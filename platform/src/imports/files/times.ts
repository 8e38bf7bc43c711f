import { DAY, HOUR, MINUTE } from "../../time/clock.js";
import { dataRows, hasTooMany } from "./dataRows.js";
import { type FileOptions, PASSES } from "./options.js";
import { RowTime } from "./records/rowTime.js";
import { type Findings, withRole } from "./shape/findings.js";
import { Fields } from "./source/jsonRows.js";
import type { SourceFile } from "./sourceFile.js";
import { Distances, Rhythm } from "./time/rhythm.js";
import { WallClock } from "./time/wallClock.js";
import type { Understanding } from "./understanding.js";

/** Lengths of intervals that are offered where the file does not tell it. */
const USUAL_INTERVALS = [5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, DAY];

/**
 * Reads all times of a file in its order: from when to when they go, how long intervals are, from which silence on nobody listened, and
 * whether its order tells the two passes of doubled hours apart. Adds to the understanding what it finds.
 */
export async function findTimes(
  file: SourceFile,
  understanding: Understanding,
  options: FileOptions,
  findings: Findings,
): Promise<void> {
  const { columns, records, timeZone } = understanding;
  const walls = new WallClock(timeZone);
  const time = new RowTime(columns, understanding.dateOrder ?? "DMY", walls, timeZone, options.now);
  if (!time.isTold) return;
  const [rhythm, distances] = [new Rhythm(), new Distances()];
  let [first, last, ended] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, false];
  const names = columns.map(({ name }) => name);
  const place = { ...understanding, names };
  for await (const rows of dataRows(file, understanding, place, new Fields(names))) {
    for (const { cells, broken } of rows) {
      if (broken || hasTooMany(cells, columns.length) || time.read(cells) !== null) continue;
      const at = Number.isNaN(time.from) ? time.to : time.from;
      rhythm.add(at);
      if (!Number.isNaN(time.to - time.from)) ended = true;
      // On the wall clock a day is a day, also when the clocks change.
      distances.add(Number.isNaN(time.wall) ? at : time.wall);
      if (at < first) first = at;
      if (at > last) last = at;
    }
  }
  understanding.period = first <= last ? { from: first, to: last } : null;
  if (records === "intervals") findInterval(understanding, options, distances, ended, findings);
  else if (records === "readings") {
    understanding.gapSeconds = options.gapSeconds ?? rhythm.gapSeconds;
    if (options.gapSeconds === undefined) findings.assume("GAP_TAKEN", { seconds: understanding.gapSeconds });
  }
  const isHeard = records === "intervals" && withRole(columns, "uptime", "status").length > 0;
  understanding.heardBy = isHeard ? "file" : records === "intervals" ? "intervals" : "rhythm";
  findDoubled(understanding, walls, options, findings);
}

function findInterval(
  understanding: Understanding,
  options: FileOptions,
  distances: Distances,
  ended: boolean,
  findings: Findings,
): void {
  const isTold = ended || withRole(understanding.columns, "interval").length > 0;
  if (options.intervalSeconds !== undefined) {
    understanding.intervalSeconds = options.intervalSeconds;
    return;
  }
  if (isTold) return;
  const { usual } = distances;
  if (usual === null) {
    findings.ask("INTERVAL", USUAL_INTERVALS.map(String));
    return;
  }
  understanding.intervalSeconds = usual;
  findings.assume("INTERVAL_TAKEN", { seconds: usual });
}

/** Records of visits to a doubled hour that the file's order can't part. */
function findDoubled(
  understanding: Understanding,
  walls: WallClock,
  { doubledHour }: FileOptions,
  findings: Findings,
): void {
  const visits = walls.visits();
  understanding.doubledHours = visits.map(({ told }) => told);
  const records = visits.reduce((sum, { told, records: some }) => sum + (told === null ? some : 0), 0);
  if (records === 0) return;
  if (doubledHour) findings.assume("DOUBLED_HOUR_TAKEN", { records, pass: doubledHour });
  else findings.ask("DOUBLED_HOUR", PASSES, null, { records });
}
