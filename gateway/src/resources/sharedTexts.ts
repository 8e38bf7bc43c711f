import type { CustomTextRecord } from "../platform-api/customTexts.js";
import type { Platform } from "../platform-api/platform.js";
import { decodeCustomTexts, listResources } from "../platform-api/resources.js";

/**
 * The custom texts that all devices share. A display names one by its place. Resources come in the order of
 * creation, so that a new one moves no other's place.
 */
export async function readSharedTexts(platform: Platform): Promise<CustomTextRecord[]> {
  const resources = await listResources(platform, "GLOBAL_CUSTOM_TEXTS");
  return resources.sort(byAge).flatMap(({ data }) => (data ? decodeCustomTexts(data) : []));
}

function byAge(a: { id: string }, b: { id: string }): number {
  return a.id.localeCompare(b.id, "en", { numeric: true });
}
