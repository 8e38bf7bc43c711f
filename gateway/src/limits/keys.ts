import { LRUCache } from "lru-cache";
import { scopeKey } from "../caller.js";
import { ApiError } from "../errors.js";
import type { PlatformClient } from "../platform-api/http.js";
import type { CallContext } from "../platform-api/platform.js";
import { getSession } from "../platform-api/session.js";
import { roleOf } from "../session/role.js";

const KEYS_AT_MOST = 10_000;

/** "untold" if the platform does not tell whether a key only views. */
export type KeyKind = "view" | "full" | "untold";

/** What the platform says of askers, as far as it decides which operations they may send. */
export class Keys {
  /** By scope. A key never changes its kind, so this holds for its life. */
  private readonly kinds = new LRUCache<string, KeyKind>({ max: KEYS_AT_MOST });

  constructor(private readonly platform: PlatformClient) {}

  /**
   * The kind of the key that asks; null if none does. The platform is asked once for each key. Errors are not
   * remembered.
   * @throws ApiError UNAUTHENTICATED for an unknown key, FORBIDDEN for one restricted to other origins
   */
  async kindOf(call: CallContext): Promise<KeyKind | null> {
    if (call.caller.apiKey === undefined) return null;
    const key = scopeKey(call.caller);
    const known = this.kinds.get(key);
    if (known) return known;
    const { apiKey } = await getSession(this.platform.as(call));
    const told = apiKey?.viewOnly ?? null;
    const kind = told === null ? "untold" : told ? "view" : "full";
    this.kinds.set(key, kind);
    return kind;
  }

  /**
   * True if a person or a script with all rights asks. The platform is asked, as a header proves nothing.
   * @throws ApiError
   */
  async isMember(call: CallContext): Promise<boolean> {
    try {
      return roleOf(await getSession(this.platform.as(call))) !== "viewer";
    } catch (error) {
      if (error instanceof ApiError && (error.code === "UNAUTHENTICATED" || error.code === "FORBIDDEN"))
        return false;
      throw error;
    }
  }
}
