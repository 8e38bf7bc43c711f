import { REPORT_HOLDS_SECONDS } from "@obcestje/contract/limits/spans.js";
import type { Static } from "typebox";
import { isSeen, seenPart } from "../clients/sight.rules.js";
import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import { daysOf } from "./days.rules.js";
import { latestConfigs } from "./deviations.store.js";
import { expectedIn, ordersWithin, skippedIn } from "./expected.rules.js";
import { flowStretches } from "./flow.rules.js";
import { modeAt } from "./mode.rules.js";
import { ordersBetween, ordersOf } from "./orders.store.js";
import { runsOf } from "./runs.rules.js";
import type { Opening } from "./schedule.rules.js";
import type { HistoryJson } from "./schemas.js";
import { obeysWithin } from "./state.rules.js";
import { programmesOf, readValve } from "./store.js";

/**
 * Runs that begin before a period or end after it are reported whole, if they extend no further than this.
 */
const BEYOND = DAY;

/** State of a valve in a period, its expected state, and the results of its runs. */
export async function valveHistory(
  db: Db,
  client: ClientRecord,
  period: Opening,
  now: number,
): Promise<Static<typeof HistoryJson>> {
  const { id } = client;
  const { start, end } = seenPart({ start: period.from, end: period.to }, client.seenFrom);
  const seen = { from: start, to: end };
  const around = { from: period.from - BEYOND, to: period.to + BEYOND };
  const present = ordersOf(client, (await programmesOf(db, [id])).get(id));
  const log = await ordersBetween(db, id, around);
  const reports = await readValve(db, client, { start: around.from - REPORT_HOLDS_SECONDS, end: around.to });
  const config = (await latestConfigs(db, [id])).get(id) ?? null;
  const held = ordersWithin(log, present, now, around);
  const expected = expectedIn(held);
  const { mode, manualUntil } = modeAt(present, now);
  const runs = runsOf({
    expected,
    skipped: skippedIn(held),
    reports,
    endless: around.to > now && mode === "manualOn" && manualUntil === null,
    obeysWithin: obeysWithin(config),
    now,
  });
  const flow = flowStretches(reports, now);
  return {
    reported: reports.filter(([time]) => time >= period.from && time < period.to),
    flow: cut(flow, seen).map(({ from, to, flows }) => ({ from, to, open: flows })),
    expected: cut(expected, seen),
    runs: runs.filter(
      ({ from, to }) => isSeen(from, client.seenFrom) && from < period.to && (to ?? period.to) > period.from,
    ),
    days: seen.from < seen.to ? daysOf(present.timeZone, seen, expected, flow) : [],
  };
}

/** The parts of stretches within a period. */
function cut<T extends Opening>(stretches: readonly T[], { from, to }: Opening): T[] {
  return stretches
    .map((stretch) => ({ ...stretch, from: Math.max(stretch.from, from), to: Math.min(stretch.to, to) }))
    .filter((stretch) => stretch.from < stretch.to);
}
