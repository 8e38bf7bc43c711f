import type { CallContext, PlatformClient } from "./http.js";

/** GET /readyz: true if the platform can serve. If it has no such call, any answer counts. Never throws. */
export async function pingPlatform(platform: PlatformClient, context: CallContext): Promise<boolean> {
  try {
    if (!(await platform.offers.has("readiness"))) return await platform.isThere(context);
    await platform.get(context, "readyz");
    return true;
  } catch {
    return false;
  }
}
