/** Figures of both databases that must be equal; portable SQL. */
const PER_CLIENT = {
  batches:
    "select client_id, count(*) as rows, sum(reading_count) as sum from reading_batch group by client_id",
  days: "select client_id, count(*) as rows, sum(reading_count) as sum from reading_day group by client_id",
  hours:
    "select client_id, count(*) as rows, sum(hour_start + length(histogram) * 7 + length(coverage)) as sum from reading_hour group by client_id",
  diagnostics: "select client_id, count(*) as rows, sum(time) as sum from diagnostic group by client_id",
} as const;

interface Figures {
  client_id: number;
  rows: number | string;
  sum: number | string;
}

/** Runs a query on one of the databases. */
export type Query = (sql: string) => Promise<object[]>;

/**
 * Compares the rows of every table, and counts and sums per client.
 * @returns the number of rows
 * @throws naming the first difference
 */
export async function compare(tables: string[], source: Query, target: Query): Promise<number> {
  let total = 0;
  for (const table of tables) {
    const count = `select count(*) as rows from "${table}"`;
    const [here, there] = [await rowsOf(source, count), await rowsOf(target, count)];
    if (here !== there) throw new Error(`${table}: ${here} rows here, ${there} there. ${AGAIN}`);
    total += here;
  }
  for (const [what, sql] of Object.entries(PER_CLIENT)) {
    const [here, there] = [await perClient(source, sql), await perClient(target, sql)];
    for (const id of new Set([...here.keys(), ...there.keys()])) {
      if (here.get(id) !== there.get(id))
        throw new Error(`Client ${id}, ${what}: ${here.get(id)} here, ${there.get(id)} there. ${AGAIN}`);
    }
  }
  return total;
}

const AGAIN = "Empty the target database and begin again.";

async function rowsOf(query: Query, sql: string): Promise<number> {
  const [row] = (await query(sql)) as Pick<Figures, "rows">[];
  return Number(row?.rows);
}

async function perClient(query: Query, sql: string): Promise<Map<number, string>> {
  const rows = (await query(sql)) as Figures[];
  return new Map(
    rows.map(({ client_id, rows: count, sum }) => [client_id, `${count} rows, sum ${Number(sum)}`]),
  );
}
