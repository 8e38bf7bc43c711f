import { ApiError } from "../errors.js";
import { type ClientRecord, getClient, getClients } from "../platform-api/clients.js";
import { ownClients } from "../platform-api/ownClients.js";
import type { Platform } from "../platform-api/platform.js";

/** Long enough to gather a burst, and short compared with the two seconds in which a change must show. */
const GATHER_MS = 50;
/**
 * Devices count all day long. Those with nothing but counts are gathered longer, so that one call reads more
 * of them.
 */
const GATHER_COUNTS_MS = 500;
/** As many as fit into one address. */
const CLIENTS_A_CALL = 200;

interface Told {
  onClient: (client: ClientRecord) => void;
  /** Called when the caller no longer sees the device. */
  onGone: (clientId: string) => void;
}

/**
 * Turns "this device changed" into the device itself, with one call for a burst of changes. While the
 * platform answers, the next burst gathers: a slow platform gets larger bursts, not more of them, and no
 * answer overtakes another.
 */
export class StatusBatcher {
  private readonly pending = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  /** End of the timer, in milliseconds of a steady clock. */
  private due = Number.POSITIVE_INFINITY;
  private isReading = false;

  /** @param read undefined if it fails: the screens' own refresh catches up */
  constructor(
    private readonly read: (ids: readonly string[]) => Promise<ClientRecord[] | undefined>,
    private readonly told: Told,
  ) {}

  add(clientId: string): void {
    this.pending.add(clientId);
    this.gather(GATHER_MS);
  }

  /** Adds a device that has only counted somebody. */
  addCount(clientId: string): void {
    this.pending.add(clientId);
    this.gather(GATHER_COUNTS_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.pending.clear();
  }

  private gather(waitMs: number): void {
    const due = performance.now() + waitMs;
    if (this.isReading || due >= this.due) return;
    clearTimeout(this.timer);
    this.due = due;
    this.timer = setTimeout(() => void this.flush(), waitMs);
  }

  private async flush(): Promise<void> {
    const ids = [...this.pending].slice(0, CLIENTS_A_CALL);
    for (const id of ids) this.pending.delete(id);
    this.due = Number.POSITIVE_INFINITY;
    this.isReading = true;
    const clients = await this.read(ids);
    this.isReading = false;
    if (clients) this.tell(ids, clients);
    if (this.pending.size > 0) this.gather(GATHER_MS);
  }

  private tell(ids: readonly string[], clients: readonly ClientRecord[]): void {
    const byId = new Map(clients.map((client) => [client.id, client]));
    for (const id of ids) {
      const client = byId.get(id);
      if (client) this.told.onClient(client);
      else this.told.onGone(id);
    }
  }
}

/**
 * The devices that the caller sees of those named. One that it does not see refuses the whole list.
 * @throws ApiError
 */
export async function readClients(platform: Platform, ids: readonly string[]): Promise<ClientRecord[]> {
  const [first, ...others] = ids;
  if (first === undefined) return [];
  try {
    return others.length === 0 ? [await getClient(platform, first)] : await getClients(platform, ids);
  } catch (error) {
    const isOneGone = error instanceof ApiError && error.code === "NOT_FOUND";
    if (isOneGone && others.length === 0) return [];
    return ownClients(platform, ids);
  }
}
