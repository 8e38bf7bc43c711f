import type { CallContext, PlatformClient } from "./http.js";

/** GET /readyz: whether the platform can serve. Never throws. */
export async function pingPlatform(platform: PlatformClient, context: CallContext): Promise<boolean> {
  try {
    await platform.get(context, "readyz");
    return true;
  } catch {
    return false;
  }
}
