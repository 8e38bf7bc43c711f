import { dayStart } from "./naiveHours.js";

interface Client {
  id: number;
  batches: { from: number; to: number }[];
}

const QUARTER = 900;

/**
 * The fleet's completeness computed the slow and obvious way: second by second, local days from Intl. Shares
 * no code with the platform.
 */
export function naiveFleet(
  clients: Client[],
  zone: string,
  { start, end }: { start: number; end: number },
  now: number,
) {
  const heard = clients.map(({ id, batches }) => ({
    id,
    batches,
    since: Math.min(...batches.map(({ from }) => from)),
    expectedSeconds: 0,
    coveredSeconds: 0,
  }));
  const days: {
    from: number;
    to: number;
    expectedSeconds: number;
    coveredSeconds: number;
    of: Set<number>;
  }[] = [];
  const starts = new Map<number, number>();
  let last = Number.NaN;
  for (let at = start; at < end; at += 1) {
    const quarter = Math.floor(at / QUARTER);
    const midnight = starts.get(quarter) ?? dayStart(zone, at);
    starts.set(quarter, midnight);
    if (midnight !== last)
      days.push({ from: at, to: at, expectedSeconds: 0, coveredSeconds: 0, of: new Set() });
    last = midnight;
    const day = days.at(-1);
    if (!day) continue;
    day.to = at + 1;
    if (at >= now) continue;
    for (const client of heard.filter(({ since }) => at >= since)) {
      const covered = client.batches.some(({ from, to }) => from <= at && at < to) ? 1 : 0;
      day.of.add(client.id);
      for (const sum of [day, client]) {
        sum.expectedSeconds += 1;
        sum.coveredSeconds += covered;
      }
    }
  }
  return {
    days: days.map(({ of, ...day }) => ({ ...day, clients: of.size })),
    clients: heard
      .filter(({ expectedSeconds }) => expectedSeconds > 0)
      .map(({ id, expectedSeconds, coveredSeconds }) => ({ clientId: id, expectedSeconds, coveredSeconds })),
  };
}
