/**
 * Waiting time of a device's batch during continuous requests for statistics, raw.csv and report.xlsx of a busy
 * street: with the worker thread and without one. Prints percentiles of the time of a batch; asserts nothing
 * about time.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabases } from "../platform/src/db/database.js";
import { batchTimes } from "./support/batchTimes.js";
import { DAY, fillStreet, START, startPlatform } from "./support/street.js";

const DAYS = 200;
const REPORTS = ["/measurement", "/export/raw.csv", "/export/report.xlsx"];

const folder = mkdtempSync(join(tmpdir(), "bench-threads-"));
try {
  const place = { DATABASE_URL: "", DATA_DIR: folder };
  const db = await openDatabases(place);
  const clientId = await fillStreet(db, DAYS);
  await db.close();
  for (const threads of ["0", "1"]) {
    const platform = await startPlatform(place, clientId, threads);
    const query = `clientId=${clientId}&startTimestamp=${START}&endTimestamp=${START + DAYS * DAY}`;
    let asking = true;
    const reports = REPORTS.map(async (path) => {
      for (let count = 0; ; count += 1) {
        if (!asking) return count;
        const answer = await fetch(`${platform.url}${path}?${query}`, { headers: platform.headers });
        await answer.arrayBuffer();
      }
    });
    const times = await batchTimes(platform);
    asking = false;
    const made = (await Promise.all(reports)).reduce((sum, count) => sum + count, 0);
    const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
    console.log(
      `${threads} threads: a batch took p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1)} ms, beside ${made} reports`,
    );
    platform.process.kill("SIGTERM");
    await once(platform.process, "exit");
  }
} finally {
  rmSync(folder, { recursive: true });
}
