import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import { type Caller, callerOf } from "../caller.js";
import type { Env } from "../env.js";
import { NO_ORIGIN, pageOrigin } from "../http/ownOrigin.js";
import type { CallContext } from "../platform-api/platform.js";

/** The caller of a socket, without the parts that belong to one operation. */
export interface SocketCall extends Pick<CallContext, "caller" | "address"> {
  /** Of the page that opened the socket. */
  origin?: string;
}

/** Reads the caller from the upgrade request. None of its other headers are kept. */
export function callOfUpgrade(
  request: IncomingMessage,
  { PUBLIC_URL, TRUST_PROXY }: Pick<Env, "PUBLIC_URL" | "TRUST_PROXY">,
): SocketCall {
  const { headers } = request;
  const address = proxyAddr(request, TRUST_PROXY);
  const origin = pageOrigin(headers, PUBLIC_URL);
  return {
    // A page without an origin may be anybody's: it only has credentials that it sends itself, never those
    // that a browser adds.
    caller: origin === NO_ORIGIN ? {} : detached(callerOf(headers, PUBLIC_URL)),
    ...(address ? { address: copyOf(address) } : {}),
    ...(origin ? { origin: copyOf(origin) } : {}),
  };
}

/**
 * The caller named in connection_init. A credential in it replaces the headers', a group is added to them.
 */
export function callOfParams(call: SocketCall, params: Record<string, unknown>): SocketCall {
  const apiKey = text(params.apiKey);
  const sessionId = text(params.sessionId);
  const groupId = text(params.groupId);
  const { origin } = call;
  const credential = apiKey
    ? { apiKey, ...(origin ? { origin } : {}) }
    : sessionId
      ? { sessionId }
      : undefined;
  return { ...call, caller: { ...(credential ?? call.caller), ...(groupId ? { groupId } : {}) } };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function detached({ sessionId, apiKey, origin, groupId }: Caller): Caller {
  return {
    ...(sessionId ? { sessionId: copyOf(sessionId) } : {}),
    ...(apiKey ? { apiKey: copyOf(apiKey) } : {}),
    ...(origin ? { origin: copyOf(origin) } : {}),
    ...(origin ? { origin: copyOf(origin) } : {}),
    ...(groupId ? { groupId: copyOf(groupId) } : {}),
  };
}

/** A slice of a text would keep the whole text in memory. */
function copyOf(part: string): string {
  return Buffer.from(part).toString();
}
