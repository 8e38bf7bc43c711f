import type { Measurement } from "../chart/measurement";
import type { RoadClient } from "./roadClient";

/** Data for a location's graph: undefined while loading, null if missing. */
export type Series = Measurement | null | undefined;

/** Loads the series of several locations at once; those missing in the answer failed. */
export type AskSeries = (clients: readonly RoadClient[]) => Promise<ReadonlyMap<string, Measurement>>;

/** Charts come into view together: those that do within this time share one query. */
const collectMs = 40;

/**
 * Series of the visible locations. However many charts scroll into view, they are loaded together; those that
 * leave are not loaded again.
 */
export function createSeriesStore(ask: AskSeries) {
  const known = new Map<string, { series: Measurement | null; isStale: boolean }>();
  const inSight = new Map<string, { client: RoadClient; charts: number }>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let version = 0;

  const isWanted = (id: string) => !asked.has(id) && (known.get(id)?.isStale ?? true);

  async function run() {
    timer = undefined;
    const clients = [...inSight.values()].flatMap(({ client }) => (isWanted(client.id) ? [client] : []));
    if (clients.length === 0) return;
    for (const { id } of clients) asked.add(id);
    const answer = await ask(clients).catch(() => new Map<string, Measurement>());
    if (isStopped) return;
    for (const { id } of clients) {
      asked.delete(id);
      // Known data stay if a refresh fails.
      known.set(id, { series: answer.get(id) ?? known.get(id)?.series ?? null, isStale: false });
    }
    version += 1;
    for (const notify of listeners) notify();
  }

  function schedule() {
    if (!isStopped) timer ??= setTimeout(run, collectMs);
  }

  return {
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => {
        listeners.delete(notify);
      };
    },
    /** Changes whenever data have arrived. */
    version: (): number => version,
    read: (id: string): Series => known.get(id)?.series,
    /** A chart of the location is visible until the returned function is called. */
    show(client: RoadClient) {
      const charts = (inSight.get(client.id)?.charts ?? 0) + 1;
      inSight.set(client.id, { client, charts });
      if (isWanted(client.id)) schedule();
      return () => {
        const left = (inSight.get(client.id)?.charts ?? 1) - 1;
        if (left > 0) inSight.set(client.id, { client, charts: left });
        else inSight.delete(client.id);
      };
    },
    /** Marks all data as stale: visible charts are refetched, others when they are visible again. */
    refresh() {
      for (const entry of known.values()) entry.isStale = true;
      schedule();
    },
    start() {
      isStopped = false;
      schedule();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
      asked.clear();
    },
  };
}

export type SeriesStore = ReturnType<typeof createSeriesStore>;
