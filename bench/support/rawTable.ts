import { sql } from "kysely";
import type { Db } from "../../platform/src/db/tables.js";
import type { Reading } from "../../platform/src/measurements/reading.js";

/** One row for each reading, without packing: plain columns, an index by client and time. */
export async function makeRawTable(write: Db): Promise<void> {
  await sql`create table raw_reading (client_id integer not null, time bigint not null, direction smallint not null, kind smallint not null, speed smallint, length smallint, samples smallint not null)`.execute(
    write,
  );
  await sql`create index raw_reading_time on raw_reading (client_id, time)`.execute(write);
}

/** One statement, one commit (outside a transaction). */
export async function insertRaw(db: Db, clientId: number, readings: Reading[]): Promise<void> {
  const rows = readings.map(
    ({ timestamp, direction, kind, speed, length, samples }) =>
      sql`(${clientId}, ${timestamp}, ${direction}, ${kind}, ${speed}, ${length}, ${samples})`,
  );
  await sql`insert into raw_reading (client_id, time, direction, kind, speed, length, samples) values ${sql.join(rows)}`.execute(
    db,
  );
}
