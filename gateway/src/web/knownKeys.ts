import { LRUCache } from "lru-cache";
import { scopeKey } from "../caller.js";
import { ApiError } from "../errors.js";
import type { PlatformClient } from "../platform-api/http.js";
import type { CallContext } from "../platform-api/platform.js";
import { getSession } from "../platform-api/session.js";

const KEYS_AT_MOST = 10_000;
/** Seconds. A key is asked about at most this often, however many people open its embeds. */
const KNOWN_FOR = 10;

export interface KnownKey {
  /** The sites whose pages may hold its embeds; empty: any. */
  origins: readonly string[];
  /** The only location that it opens; null: all of its group. */
  clientId: string | null;
  /** The device that its links name, where the key opens the device's place; null: there is none. */
  formerClientId: string | null;
}

interface Known {
  /** Null: there is no such key. */
  key: KnownKey | null;
  /** Unix seconds. */
  askedAt: number;
}

/** What the server has to know of the keys in links of public pages and embeds. */
export class KnownKeys {
  private readonly known = new LRUCache<string, Known>({ max: KEYS_AT_MOST });
  private readonly asking = new Map<string, Promise<KnownKey | null>>();

  constructor(
    private readonly platform: PlatformClient,
    private readonly now: () => number,
  ) {}

  /**
   * The asking key; null if there is no such key. While the platform is away, what was last known of it.
   * @throws ApiError if the platform is away, and nothing is known of the key
   */
  async of(call: CallContext): Promise<KnownKey | null> {
    const scope = scopeKey(call.caller);
    const known = this.known.get(scope);
    if (known && this.now() - known.askedAt < KNOWN_FOR) return known.key;
    try {
      return await this.ask(scope, call);
    } catch (error) {
      if (known) return known.key;
      throw error;
    }
  }

  private ask(scope: string, call: CallContext): Promise<KnownKey | null> {
    const asking = this.asking.get(scope);
    if (asking) return asking;
    const begun = this.read(call)
      .then((key) => {
        this.known.set(scope, { key, askedAt: this.now() });
        return key;
      })
      .finally(() => this.asking.delete(scope));
    this.asking.set(scope, begun);
    return begun;
  }

  private async read(call: CallContext): Promise<KnownKey | null> {
    try {
      const { apiKey } = await getSession(this.platform.as(call));
      if (apiKey === null) return null;
      const { origins, clientId, formerClientId } = apiKey;
      // A platform that sends no origins restricts no key.
      return { origins: origins ?? [], clientId, formerClientId };
    } catch (error) {
      if (error instanceof ApiError && REFUSALS.has(error.code)) return null;
      throw error;
    }
  }
}

const REFUSALS: ReadonlySet<string> = new Set(["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"]);
