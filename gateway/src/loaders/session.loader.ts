import { getSession, type SessionRecord } from "../platform-api/session.js";
import type { LoaderOf } from "./loaders.js";
import { once } from "./once.js";

/** Who asks, read from the platform once an operation. */
export const sessionLoader: LoaderOf<() => Promise<SessionRecord>> = (platform, call) =>
  once(() => getSession(platform, call));
