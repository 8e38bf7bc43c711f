import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

const EVERY_MS = 100;
const SHOWN = 3;
/** What a session that is busy waits for; none: it computes. */
const BUSY = `select coalesce(wait_event_type || ' ' || wait_event, 'processor') as wait, count(*)::int as sessions
  from pg_stat_activity
  where backend_type = 'client backend' and state = 'active' and pid <> pg_backend_pid() group by 1`;

/**
 * Looks at what a database's busy sessions wait for, until it is stopped.
 * @param url of the database
 * @returns a function that ends it and tells the most frequent, with the number of sessions at a time
 */
export async function watchWaits(url: string): Promise<() => Promise<string>> {
  const client = new Client(url);
  await client.connect();
  const sums = new Map<string, number>();
  let looks = 0;
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; looks += 1) {
      const { rows } = await client.query<{ wait: string; sessions: number }>(BUSY);
      for (const { wait, sessions } of rows) sums.set(wait, (sums.get(wait) ?? 0) + sessions);
      await sleep(EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    await client.end();
    return [...sums]
      .sort(([, one], [, other]) => other - one)
      .slice(0, SHOWN)
      .map(([wait, sum]) => `${wait} ${(sum / looks).toFixed(1)}`)
      .join(", ");
  };
}
