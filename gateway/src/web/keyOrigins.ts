import { LRUCache } from "lru-cache";
import { scopeKey } from "../caller.js";
import { ApiError } from "../errors.js";
import type { PlatformClient } from "../platform-api/http.js";
import type { CallContext } from "../platform-api/platform.js";
import { getSession } from "../platform-api/session.js";

const KEYS_AT_MOST = 10_000;
/** Seconds. A key is asked about at most this often, however many people open its embeds. */
const KNOWN_FOR = 10;

interface Known {
  /** Null: there is no such key. */
  origins: readonly string[] | null;
  /** Unix seconds. */
  askedAt: number;
}

/** The sites whose pages may hold a key's embeds. */
export class KeyOrigins {
  private readonly known = new LRUCache<string, Known>({ max: KEYS_AT_MOST });
  private readonly asking = new Map<string, Promise<Known["origins"]>>();

  constructor(
    private readonly platform: PlatformClient,
    private readonly now: () => number,
  ) {}

  /**
   * The origins of the asking key; empty if any may use it; null if there is no such key. While the platform
   * is away, the last known ones.
   * @throws ApiError if the platform is away, and nothing is known of the key
   */
  async of(call: CallContext): Promise<readonly string[] | null> {
    const scope = scopeKey(call.caller);
    const known = this.known.get(scope);
    if (known && this.now() - known.askedAt < KNOWN_FOR) return known.origins;
    try {
      return await this.ask(scope, call);
    } catch (error) {
      if (known) return known.origins;
      throw error;
    }
  }

  private ask(scope: string, call: CallContext): Promise<Known["origins"]> {
    const asking = this.asking.get(scope);
    if (asking) return asking;
    const begun = this.read(call)
      .then((origins) => {
        this.known.set(scope, { origins, askedAt: this.now() });
        return origins;
      })
      .finally(() => this.asking.delete(scope));
    this.asking.set(scope, begun);
    return begun;
  }

  private async read(call: CallContext): Promise<Known["origins"]> {
    try {
      const { apiKey } = await getSession(this.platform.as(call));
      // A platform that sends no origins restricts no key.
      return apiKey && (apiKey.origins ?? []);
    } catch (error) {
      if (error instanceof ApiError && REFUSALS.has(error.code)) return null;
      throw error;
    }
  }
}

const REFUSALS: ReadonlySet<string> = new Set(["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"]);
