import { type ClientRecord, getClient, getClients, listClients } from "../platform-api/clients.js";
import type { CallContext, PlatformClient } from "../platform-api/http.js";

/** Long enough to gather a burst, short against the two seconds in which a change must show. */
const GATHER_MS = 100;

/** Turns "this device changed" into the device itself, with one call for a burst of changes. */
export class StatusBatcher {
  private readonly pending = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly platform: PlatformClient,
    private readonly call: CallContext,
    private readonly onClient: (client: ClientRecord) => void,
  ) {}

  add(clientId: string): void {
    this.pending.add(clientId);
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.pending.clear();
  }

  private async flush(): Promise<void> {
    const ids = [...this.pending];
    this.pending.clear();
    this.timer = undefined;
    for (const client of await this.read(ids)) this.onClient(client);
  }

  /** What can't be read now is left to the screens' own refresh. */
  private async read(ids: string[]): Promise<ClientRecord[]> {
    const { platform, call } = this;
    const [first] = ids;
    if (first === undefined) return [];
    try {
      return ids.length === 1
        ? [await getClient(platform, call, first)]
        : await getClients(platform, call, ids);
    } catch {
      const all = await listClients(platform, call).catch(() => []);
      return all.filter((client) => ids.includes(client.id));
    }
  }
}
