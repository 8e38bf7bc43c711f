import type { FastifyRequest } from "fastify";
import type { Deps } from "../deps.js";
import { PlatformError } from "../errors.js";
import { MINUTE } from "../time/clock.js";
import type { KeyPrincipal } from "./principal.js";
import { hashSecret, startOfKey } from "./secrets.js";

/** A key's use is recorded at most this often. */
const USE_NOTED_EVERY = MINUTE;

/**
 * The holder of an API key, or undefined; a key past its end has none. Records the use of the key.
 * @throws PlatformError FORBIDDEN if the key is restricted to origins, and the request comes from none of
 * them
 */
export async function findApiKey(
  { db, env, now }: Deps,
  key: string,
  request: FastifyRequest,
): Promise<KeyPrincipal | undefined> {
  const row = await db.read
    .selectFrom("api_key")
    .select(["id", "group_id", "client_id", "former_client_id"])
    .select(["view_only", "origins", "last_used_date", "expire_date"])
    .where("key_hash", "=", hashSecret(key))
    .executeTakeFirst();
  if (!row || (row.expire_date !== null && row.expire_date <= now())) return undefined;
  const origins: string[] = JSON.parse(row.origins);
  if (origins.length > 0 && !isAllowed(request.headers.origin, [...origins, env.PORTAL_URL]))
    throw new PlatformError("FORBIDDEN", "The key is for other origins.");
  if (row.last_used_date === null || now() - row.last_used_date >= USE_NOTED_EVERY) {
    const noted = db.write
      .updateTable("api_key")
      .set({ last_used_date: now(), last_used_address: request.ip, key_start: startOfKey(key) })
      .where("id", "=", row.id);
    await noted.execute().catch((error: unknown) => {
      request.log.warn({ err: error }, "the use of a key could not be noted");
    });
  }
  return {
    kind: row.view_only === 1 ? "view" : "key",
    keyId: row.id,
    groupId: row.group_id,
    clientId: row.client_id,
    formerClientId: row.former_client_id,
    origins,
  };
}

/**
 * The portal's own pages are always allowed: they are embedded by other sites, which only the key's origins
 * can do.
 */
function isAllowed(origin: string | undefined, origins: readonly string[]): boolean {
  return origin !== undefined && origin !== "" && origins.includes(origin);
}
