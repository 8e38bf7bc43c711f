import { PlatformRefusal, PlatformUnavailable } from "../platform-api/errors.js";
import { type PlatformHttp, platformHttp } from "../platform-api/http.js";
import { type RetryOptions, retrying } from "../platform-api/retrying.js";
import { ImportError } from "./importError.js";

/**
 * The account for importing: a person who signs in, or the holder of a full key of a group that may import.
 */
export type ImportAccess = { email: string; password: string } | { apiKey: string };

/** The calls of the signed-in account, until `close`. */
export interface Access {
  http: PlatformHttp;
  close(): Promise<void>;
}

/** Signs in, once the platform is there. @throws PlatformRefusal 401, PlatformUnavailable */
export async function openAccess(url: string, access: ImportAccess, retry: RetryOptions): Promise<Access> {
  if ("apiKey" in access) return { http: platformHttp(url, access), close: async () => undefined };
  const { email, password } = access;
  const login = () =>
    platformHttp(url, undefined).post<{ sessionId: string }>("user/login", { email, password });
  const { sessionId } = await retrying(login, retry);
  const http = platformHttp(url, { session: sessionId });
  const close = async () => {
    await http.post("user/logout", { session_id: sessionId }).catch(() => undefined);
  };
  return { http, close };
}

/** Explains a failure to the person who imports. */
export function explained(error: unknown, url: string, access: ImportAccess): unknown {
  const who = "apiKey" in access ? "the key" : access.email;
  if (error instanceof PlatformUnavailable)
    return new ImportError(
      `the platform at ${url} is not available: ${error.message}. What it has begun it goes on with by itself; repeat the same command to see how far it is: nothing counts twice.`,
    );
  if (!(error instanceof PlatformRefusal)) return error;
  if (error.status === 401 && "apiKey" in access) return new ImportError("the platform refuses the key");
  if (error.status === 401)
    return new ImportError(`the platform refuses ${who}: wrong e-mail or password, or the session has ended`);
  if (error.status === 403)
    return new ImportError(
      `${who} may not import: administrators may, and users and full keys of a group that allows it`,
    );
  return new ImportError(`the platform refuses it: ${error.message}`);
}
