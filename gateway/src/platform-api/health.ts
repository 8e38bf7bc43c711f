import type { CallContext, PlatformClient } from "./http.js";

/** GET /readyz, or whether it answers at all where it has no such call: whether the platform can serve. Never throws. */
export async function pingPlatform(platform: PlatformClient, context: CallContext): Promise<boolean> {
  try {
    if (!(await platform.offers.has("readiness"))) return await platform.isThere(context);
    await platform.get(context, "readyz");
    return true;
  } catch {
    return false;
  }
}
