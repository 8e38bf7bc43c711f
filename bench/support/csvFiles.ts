import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { sql } from "kysely";
import type { Db } from "../../platform/src/db/tables.js";
import type { Reading } from "../../platform/src/measurements/reading.js";
import { DAY, dayOfReadings, READINGS_A_DAY, START } from "./street.js";

const ROWS_AN_INSERT = 5000;

/** The street's rows in a table of their own, as people who store rows would have them. */
export async function fillAnchor(write: Db, days: number): Promise<void> {
  await sql`create table anchor (time timestamptz, kind text, direction text, speed smallint, length real, samples integer)`.execute(
    write,
  );
  for (let day = 0; day < days; day += 1) {
    const readings = dayOfReadings(day);
    for (let first = 0; first < readings.length; first += ROWS_AN_INSERT) {
      const rows = readings.slice(first, first + ROWS_AN_INSERT);
      const column = (figure: (reading: Reading) => number) => rows.map(figure);
      await sql`insert into anchor
        select to_timestamp(time), case kind when 2 then 'kolesar' else 'vozilo' end,
          case direction when 1 then 'odhajajoča' else 'prihajajoča' end, speed, length / 10.0, samples
        from unnest(${column((one) => one.timestamp)}::bigint[], ${column((one) => one.kind)}::int[],
          ${column((one) => one.direction)}::int[], ${column((one) => one.speed ?? 0)}::int[],
          ${column((one) => one.length ?? 0)}::int[], ${column((one) => one.samples)}::int[])
          as t (time, kind, direction, speed, length, samples)`.execute(write);
    }
  }
  await sql`create index anchor_time on anchor (time)`.execute(write);
  await sql`analyze anchor`.execute(write);
}

/**
 * Reads to the end.
 * @returns bytes and line ends
 */
async function drain(stream: Readable): Promise<{ bytes: number; lines: number }> {
  let [bytes, lines] = [0, 0];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  return { bytes, lines };
}

/** Source of the street's raw.csv. */
export interface CsvSource {
  url: string;
  headers: Record<string, string>;
  clientId: number;
}

/**
 * Downloads the street's raw.csv to its end.
 * @returns milliseconds, and transferred bytes
 */
export async function downloadRaw(
  { url, headers, clientId }: CsvSource,
  days: number,
): Promise<{ took: number; bytes: number }> {
  const query = `clientId=${clientId}&startTimestamp=${START}&endTimestamp=${START + days * DAY}`;
  const begun = performance.now();
  const request = http.get(`${url}/export/raw.csv?${query}`, { headers, agent: false });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const { bytes, lines } = await drain(answer);
  const took = performance.now() - begun;
  if (lines !== days * READINGS_A_DAY + 1) throw new Error(`The file has ${lines} lines.`);
  return { took, bytes };
}

/** Milliseconds that psql takes to write the anchor table as CSV. */
export async function copyAnchor(url: string, days: number): Promise<number> {
  const begun = performance.now();
  const copy = "COPY (select * from anchor order by time) TO STDOUT csv";
  const psql = spawn("psql", [url, "-c", copy], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { lines } = await drain(psql.stdout);
  const took = performance.now() - begun;
  if (lines !== days * READINGS_A_DAY) throw new Error(`psql wrote ${lines} lines.`);
  return took;
}

/** Peak memory of a process so far, MB. */
export function peakMemory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
