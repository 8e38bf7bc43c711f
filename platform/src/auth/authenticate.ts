import type { FastifyRequest } from "fastify";
import type { Deps } from "../deps.js";
import { notFound, PlatformError } from "../errors.js";
import { readIds } from "../http/ids.js";
import { findApiKey } from "./apiKeys.store.js";
import { findDeviceKey, findReportKey } from "./keys.store.js";
import { lifetimesOf } from "./lifetime.rules.js";
import type { Principal, UserPrincipal } from "./principal.js";
import { hashSecret, sameSecret } from "./secrets.js";
import { findSession, noteUse } from "./sessions.store.js";

const API_KEY = /^ApiKey ([\w-]{1,200})$/i;

export function unauthenticated(): PlatformError {
  return new PlatformError("UNAUTHENTICATED", "There is no session, or it has ended.");
}

/** The session id that came with a request: header before cookie. */
export function sessionIdOf(request: FastifyRequest): string | undefined {
  const header = request.headers["x-session-id"];
  return typeof header === "string" && header !== "" ? header : request.cookies.sessionId;
}

/**
 * The caller: Authorization, then X-Session-Id, then the cookie. The first one given counts.
 * @throws PlatformError UNAUTHENTICATED for none or a dead one, FORBIDDEN for an X-Group-Id that the caller
 * may not send
 */
export async function authenticate(deps: Deps, request: FastifyRequest): Promise<Principal> {
  const principal = await principalOf(deps, request);
  if (!principal) throw unauthenticated();
  const actAs = request.headers["x-group-id"];
  if (actAs === undefined) return principal;
  if (principal.kind !== "admin") throw new PlatformError("FORBIDDEN", "X-Group-Id is for administrators.");
  return actingAs(deps, principal, actAs);
}

async function principalOf(deps: Deps, request: FastifyRequest): Promise<Principal | undefined> {
  const now = deps.now();
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const key = API_KEY.exec(authorization)?.[1];
    return key === undefined ? undefined : keyHolder(deps, key, request);
  }
  const sessionId = sessionIdOf(request);
  if (sessionId === undefined) return undefined;
  const reportKey = sessionId.startsWith("rk_")
    ? await findReportKey(deps.db.read, sessionId, now)
    : undefined;
  // One session in 260,000 begins like a report key, as its id is random.
  if (reportKey) return reportKey;
  const session = await findSession(deps.db.read, lifetimesOf(deps.env), hashSecret(sessionId), now);
  if (!session) return undefined;
  await noteUse(deps.db.write, session, now).catch((error: unknown) => {
    request.log.warn({ err: error }, "the use of a session could not be noted");
  });
  const { userId, sessionHash, groupId, role, labeller, admin, needsFactor } = session;
  return { kind: admin ? "admin" : "user", userId, sessionHash, groupId, role, labeller, needsFactor };
}

/** The holder of a key. Its prefix shows its kind. */
async function keyHolder(deps: Deps, key: string, request: FastifyRequest): Promise<Principal | undefined> {
  const { SERVICE_KEY } = deps.env;
  if (SERVICE_KEY !== "" && sameSecret(key, SERVICE_KEY)) return { kind: "service" };
  if (key.startsWith("ak_") || key.startsWith("vk_")) return findApiKey(deps, key, request);
  return findDeviceKey(deps.db.read, key, deps.now());
}

async function actingAs(deps: Deps, admin: UserPrincipal, header: string | string[]): Promise<UserPrincipal> {
  const { ids } = readIds(header, "X-Group-Id");
  const group = await deps.db.read.selectFrom("user_group").select("id").where("id", "in", ids).execute();
  const [groupId] = ids;
  if (groupId === undefined || ids.length > 1 || group.length === 0) throw notFound("group");
  return { ...admin, kind: "acting", groupId };
}
