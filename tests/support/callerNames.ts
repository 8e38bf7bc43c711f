import type { CallerNames } from "../../gateway/src/platform-api/callHeaders.js";
import { DEFAULT_SWITCHES, type Switches } from "../../plain-platform/src/switches.js";

/** How a plain platform with these switches learns who asks. */
export function callerNamesOf(switches: Partial<Switches>): CallerNames {
  const { session, sessionHeader, sessionCookie, groupHeader, keyScheme } = {
    ...DEFAULT_SWITCHES,
    ...switches,
  };
  return {
    sessionHeader,
    sessionCookie: session === "cookie" ? sessionCookie : "",
    groupHeader,
    keyScheme,
  };
}
