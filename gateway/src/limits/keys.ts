import { LRUCache } from "lru-cache";
import { scopeKey } from "../caller.js";
import { ApiError } from "../errors.js";
import type { CallContext, PlatformClient } from "../platform-api/http.js";
import { getSession } from "../platform-api/session.js";
import { roleOf } from "../session/role.js";

const KEYS_AT_MOST = 10_000;

/** What the platform says of those who ask, where that decides which operations they may send. */
export class Keys {
  /** By scope; a key never changes its kind, so this holds for its life. */
  private readonly viewOnly = new LRUCache<string, { viewOnly: boolean }>({ max: KEYS_AT_MOST });

  constructor(private readonly platform: PlatformClient) {}

  /**
   * Whether a view-only key asks. The platform is asked once a key; errors are not remembered.
   * @throws ApiError UNAUTHENTICATED for an unknown key, FORBIDDEN for one that is kept to other origins
   */
  async isViewOnly(call: CallContext): Promise<boolean> {
    if (call.caller.apiKey === undefined) return false;
    const key = scopeKey(call.caller);
    const known = this.viewOnly.get(key);
    if (known) return known.viewOnly;
    const { apiKey } = await getSession(this.platform, call);
    const viewOnly = apiKey?.viewOnly ?? false;
    this.viewOnly.set(key, { viewOnly });
    return viewOnly;
  }

  /** Whether a person or a script with all rights asks: a header alone proves nothing. @throws ApiError */
  async isMember(call: CallContext): Promise<boolean> {
    try {
      return roleOf(await getSession(this.platform, call)) !== "viewer";
    } catch (error) {
      if (error instanceof ApiError && (error.code === "UNAUTHENTICATED" || error.code === "FORBIDDEN"))
        return false;
      throw error;
    }
  }
}
