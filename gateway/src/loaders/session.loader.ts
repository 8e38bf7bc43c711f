import { getSession, type SessionRecord } from "../platform-api/session.js";
import type { LoaderOf } from "./loaders.js";

/** Who asks, read from the platform once an operation. */
export const sessionLoader: LoaderOf<() => Promise<SessionRecord>> = (platform, call) => {
  let session: Promise<SessionRecord> | undefined;
  return () => {
    session ??= getSession(platform, call);
    return session;
  };
};
