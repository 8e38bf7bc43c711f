import type { Platform } from "./platform.js";

/** GET /readyz: true if the platform can serve. If it has no such call, any answer counts. Never throws. */
export async function pingPlatform(platform: Platform): Promise<boolean> {
  try {
    if (!(await platform.offers.has("readiness"))) return await platform.isThere();
    await platform.get("readyz");
    return true;
  } catch {
    return false;
  }
}
