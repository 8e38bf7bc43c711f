import type { Context } from "../context.js";
import { LatestQueue } from "../live/latestQueue.js";
import type { ClientRecord } from "../platform-api/clients.js";
import type { ValveLocationRecord, ValveRecord } from "../platform-api/valveRecord.js";
import { listValveLocations } from "../platform-api/valves.js";

/**
 * Yields a valve location again whenever the control of its valves or their flow has changed. It is read once
 * for all changes meanwhile. The next change makes up for a failed read. Ends with the feed, or when the
 * location is no longer visible.
 */
export function locationChanges(
  { feed, platform, call }: Pick<Context, "feed" | "platform" | "call">,
  location: ValveLocationRecord,
): AsyncIterable<ValveLocationRecord> {
  const valves = feed.valves(call)[Symbol.asyncIterator]();
  const clients = feed.clients(call)[Symbol.asyncIterator]();
  const queue = new LatestQueue<ValveLocationRecord>(() => {
    stopDoubting();
    void valves.return?.();
    void clients.return?.();
  });
  let [known, isReading, isStale] = [valvesOf(location), false, false];

  const read = async () => {
    const locations = await listValveLocations(platform.as(call)).catch(() => undefined);
    if (!locations) return;
    const fresh = locations.find(({ id }) => id === location.id);
    if (!fresh) return queue.end();
    known = valvesOf(fresh);
    queue.push(fresh.id, fresh);
  };
  const refresh = async () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale) {
      isStale = false;
      await read();
    }
    isReading = false;
  };
  const follow = async <T>(source: AsyncIterator<T>, concerns: (value: T) => boolean) => {
    for (let next = await source.next(); !next.done; next = await source.next())
      if (concerns(next.value)) void refresh();
    queue.end();
  };

  const stopDoubting = feed.onDoubt(call, () => void refresh());
  void follow(valves, ({ clientId }) => known.has(clientId));
  void follow(clients, (client) => isNews(client, location.id, known));
  return queue;
}

type Valves = ReadonlyMap<string, ValveRecord>;
const valvesOf = ({ valves }: ValveLocationRecord): Valves =>
  new Map(valves.map((valve) => [valve.id, valve]));

/**
 * True if a device has come or gone, its flow has changed, or its report may confirm an order. A mere sign of
 * life is no news.
 */
function isNews({ id, groupIds, valveOpen }: ClientRecord, locationId: string, known: Valves): boolean {
  const valve = known.get(id);
  const belongs = groupIds?.includes(locationId) ?? true;
  if (!valve || !belongs) return belongs || valve !== undefined;
  const mayConfirm = valve.order !== null && valve.order.state !== "CONFIRMED";
  return mayConfirm || valve.client.valveOpen !== valveOpen;
}
