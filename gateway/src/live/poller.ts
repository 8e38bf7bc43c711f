import { ApiError } from "../errors.js";
import { type ClientRecord, listClients } from "../platform-api/clients.js";
import type { CallContext, PlatformClient } from "../platform-api/http.js";
import type { LiveEvent } from "./liveEvent.js";
import { LOOKBACK_S } from "./recentEvents.js";

interface Polling {
  platform: PlatformClient;
  call: CallContext;
  pollMs: number;
  signal: AbortSignal;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Reads the device list again and again and tells the differences, for a platform that has no /events.
 * A device that was active again may have new readings: that counts as an arrival of an unknown number.
 */
export async function pollClients(
  { platform, call, pollMs, signal, sleep }: Polling,
  emit: (event: LiveEvent) => void,
): Promise<"stopped" | "unauthenticated"> {
  let known: ReadonlyMap<string, ClientRecord> | undefined;
  while (!signal.aborted) {
    try {
      const clients = await listClients(platform, call);
      for (const event of differences(known ?? longSilent(clients), clients)) emit(event);
      known = new Map(clients.map((client) => [client.id, client]));
    } catch (error) {
      if (error instanceof ApiError && error.code === "UNAUTHENTICATED") return "unauthenticated";
    }
    await sleep(pollMs, signal);
  }
  return "stopped";
}

/** At the first reading, devices that were active in the last moments count as changed: a screen may have missed them. */
function longSilent(clients: readonly ClientRecord[]): ReadonlyMap<string, ClientRecord> {
  const oldest = Math.floor(Date.now() / 1000) - LOOKBACK_S;
  return new Map(
    clients
      .filter(({ lastActiveDate }) => (lastActiveDate ?? 0) < oldest)
      .map((client) => [client.id, client]),
  );
}

/** What changed between two readings of the list. */
export function differences(
  known: ReadonlyMap<string, ClientRecord>,
  clients: readonly ClientRecord[],
): LiveEvent[] {
  return clients.flatMap((client) => {
    const before = known.get(client.id);
    if (JSON.stringify(before) === JSON.stringify(client)) return [];
    const events: LiveEvent[] = [{ type: "client", client }];
    const { lastActiveDate } = client;
    if (lastActiveDate !== null && lastActiveDate !== before?.lastActiveDate) {
      const from = before?.lastActiveDate ?? lastActiveDate;
      events.push({
        type: "arrival",
        arrival: { clientId: client.id, from, to: lastActiveDate, vehicles: null },
      });
    }
    return events;
  });
}
