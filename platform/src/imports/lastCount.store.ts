import type { Db } from "../db/tables.js";
import { HistogramCursor } from "../measurements/histogram.js";
import { piecesOf, recordsIn } from "../measurements/pieces.store.js";
import { isCounted } from "../measurements/reading.js";
import { HOUR } from "../time/clock.js";

const HOURS_A_READ = 200;

/** Finds a client's last count again, after something was removed from its history. */
export async function correctLastCount(tx: Db, clientId: number): Promise<void> {
  const last = await lastCount(tx, clientId);
  await tx
    .updateTable("client_state")
    .set({ last_count_date: last })
    .where("client_id", "=", clientId)
    .execute();
}

/** The newest hour with a road user, and the newest one in it. If its records are deleted, the hour's end. */
async function lastCount(tx: Db, clientId: number): Promise<number | null> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const hours = await tx
      .selectFrom("reading_hour")
      .select(["hour_start", "histogram"])
      .where("client_id", "=", clientId)
      .where("hour_start", "<", before)
      .orderBy("hour_start", "desc")
      .limit(HOURS_A_READ)
      .execute();
    const hour = hours.find(({ histogram }) => hasCounted(histogram));
    if (hour) return newestIn(tx, clientId, hour.hour_start);
    const last = hours.at(-1);
    if (!last) return null;
    before = last.hour_start;
  }
}

function hasCounted(histogram: Uint8Array): boolean {
  const cursor = new HistogramCursor();
  cursor.open(histogram);
  while (cursor.next()) if (isCounted(cursor)) return true;
  return false;
}

async function newestIn(tx: Db, clientId: number, start: number): Promise<number> {
  const hour = { from: start, to: start + HOUR };
  const instants = (await piecesOf(tx, [clientId], hour)).flatMap((piece) => {
    const { readings, intervals } = recordsIn(piece, hour);
    const counted = readings.filter(isCounted).map(({ timestamp }) => timestamp);
    return [...counted, ...intervals.flatMap(({ to, count }) => (count > 0 ? [to] : []))];
  });
  return instants.length === 0 ? hour.to : Math.max(...instants);
}
