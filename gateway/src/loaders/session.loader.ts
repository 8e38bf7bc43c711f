import { getSession, type SessionRecord } from "../platform-api/session.js";
import type { LoaderOf } from "./loaders.js";
import { once } from "./once.js";

/** The caller's session, read from the platform once per operation. */
export const sessionLoader: LoaderOf<() => Promise<SessionRecord>> = (platform) =>
  once(() => getSession(platform));
