import { DAY, HOUR, MINUTE } from "../../../time/clock.js";
import { type FileOptions, PASSES } from "../options.js";
import type { TimesSeen } from "../times.js";
import type { Understanding } from "../understanding.js";
import { type Findings, withRole } from "./findings.js";

/** Interval lengths offered as answers if the file does not show its own. */
const USUAL_INTERVALS = [5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, DAY];

/**
 * Adds to the understanding what the file's times show: the period, the length of intervals, the silence that
 * counts as not heard, and whether the file's order separates the two passes of doubled hours.
 */
export function findTimes(
  understanding: Understanding,
  options: FileOptions,
  seen: TimesSeen,
  findings: Findings,
): void {
  const { columns, records } = understanding;
  understanding.inOrder = seen.forth === 0 || seen.back === 0;
  understanding.period = seen.first <= seen.last ? { from: seen.first, to: seen.last } : null;
  if (records === "intervals") findInterval(understanding, options, seen, findings);
  else if (records === "readings") {
    understanding.gapSeconds = options.gapSeconds ?? seen.rhythm.gapSeconds;
    if (options.gapSeconds === undefined) findings.assume("GAP_TAKEN", { seconds: understanding.gapSeconds });
  }
  const isHeard = records === "intervals" && withRole(columns, "uptime", "status").length > 0;
  understanding.heardBy = isHeard ? "file" : records === "intervals" ? "intervals" : "rhythm";
  findDoubled(understanding, options, seen, findings);
}

function findInterval(
  understanding: Understanding,
  { intervalSeconds }: FileOptions,
  { ended, distances }: TimesSeen,
  findings: Findings,
): void {
  if (intervalSeconds !== undefined) {
    understanding.intervalSeconds = intervalSeconds;
    return;
  }
  if (ended || withRole(understanding.columns, "interval").length > 0) return;
  const { usual } = distances;
  if (usual === null) {
    findings.ask("INTERVAL", USUAL_INTERVALS.map(String));
    return;
  }
  understanding.intervalSeconds = usual;
  findings.assume("INTERVAL_TAKEN", { seconds: usual });
}

/** Records in a doubled hour that the file's order can't separate. */
function findDoubled(
  understanding: Understanding,
  { doubledHour }: FileOptions,
  { walls }: TimesSeen,
  findings: Findings,
): void {
  const visits = walls.visits();
  understanding.doubledHours = visits.map(({ told }) => told);
  const records = visits.reduce((sum, { told, records: some }) => sum + (told === null ? some : 0), 0);
  if (records === 0) return;
  if (doubledHour) findings.assume("DOUBLED_HOUR_TAKEN", { records, pass: doubledHour });
  else findings.ask("DOUBLED_HOUR", PASSES, null, { records });
}
