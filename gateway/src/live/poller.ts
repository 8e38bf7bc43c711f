import { isDeepStrictEqual } from "node:util";
import { ApiError } from "../errors.js";
import { askSession } from "../platform-api/asker.js";
import { type ClientRecord, listClients } from "../platform-api/clients.js";
import type { Platform } from "../platform-api/platform.js";
import { wireOf } from "../platform-api/table.js";
import type { LiveNews } from "./liveEvent.js";
import { LOOKBACK_S } from "./recent.js";
import { sleep } from "./sleep.js";

interface Polling {
  platform: Platform;
  pollMs: number;
  signal: AbortSignal;
}

export type Polled = LiveNews | { type: "gone"; clientId: string };

interface Told {
  /** Called when the list has been read. */
  onRead: () => void;
  onEvent: (event: Polled) => void;
}

/** A dead session is noticed within 5 s, however rarely the list is read. */
const SESSION_CHECK_MS = 3_000;

/** After one of these every further call would fail in the same way. NOT_FOUND: the group is gone. */
const REFUSALS: ReadonlySet<string> = new Set(["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"]);

/**
 * Polls the device list and reports the differences, for a platform that has no /events. If a device was
 * active again, it may have new readings: that counts as an arrival of an unknown number.
 * @returns the platform's refusal of the caller; nothing when stopped
 */
export async function pollClients(
  { platform, pollMs, signal }: Polling,
  { onRead, onEvent }: Told,
): Promise<ApiError | undefined> {
  let known: ReadonlyMap<string, ClientRecord> | undefined;
  const read = async () => {
    const clients = await listClients(platform);
    onRead();
    for (const event of differences(known ?? longSilent(clients), clients)) onEvent(event);
    known = new Map(clients.map((client) => [client.id, client]));
  };
  const check = () => askSession(platform);
  for (let untilRead = 0; !signal.aborted; ) {
    const refusal = await refusalOf(untilRead <= 0 ? read : check);
    if (refusal) return refusal;
    if (untilRead <= 0) untilRead = pollMs;
    const pause = Math.min(untilRead, SESSION_CHECK_MS);
    await sleep(pause, signal);
    untilRead -= pause;
  }
  return undefined;
}

/** Other errors are left to the next try. */
async function refusalOf(work: () => Promise<unknown>): Promise<ApiError | undefined> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.has(error.code)) return error;
  }
  return undefined;
}

/** At the first reading, recently active devices count as changed: a screen may have missed their change. */
function longSilent(clients: readonly ClientRecord[]): ReadonlyMap<string, ClientRecord> {
  const oldest = Math.floor(Date.now() / 1000) - LOOKBACK_S;
  return new Map(
    clients
      .filter(({ lastActiveDate }) => (lastActiveDate ?? 0) < oldest)
      .map((client) => [client.id, client]),
  );
}

/** The differences between two readings of the list. */
export function differences(
  known: ReadonlyMap<string, ClientRecord>,
  clients: readonly ClientRecord[],
): Polled[] {
  const seen = new Set(clients.map(({ id }) => id));
  const gone = [...known.keys()].filter((id) => !seen.has(id));
  return [
    ...clients.flatMap((client) => changesOf(client, known.get(client.id))),
    ...gone.map((clientId): Polled => ({ type: "gone", clientId })),
  ];
}

function changesOf(client: ClientRecord, before: ClientRecord | undefined): Polled[] {
  if (before && isDeepStrictEqual(wireOf(before), wireOf(client))) return [];
  const { id: clientId, lastActiveDate: to } = client;
  const changed: Polled = { type: "client", client };
  if (to === null || to === before?.lastActiveDate) return [changed];
  const from = before?.lastActiveDate ?? to;
  return [changed, { type: "arrival", arrival: { clientId, from, to, vehicles: null } }];
}
