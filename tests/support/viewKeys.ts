import type { PlatformApi } from "./platformApi.js";

/** A key of embeds and public pages. */
export interface ViewKey {
  id: number;
  key: string;
}

/** Makes a view-only key for a device or a group. */
export async function addViewKey(
  api: PlatformApi,
  target: { clientId: number } | { groupId: number },
  origins: readonly string[] = [],
  name?: string,
): Promise<ViewKey> {
  const { apikey } = await api.post<{ apikey: ViewKey }>("/apikey", {
    ...target,
    viewOnly: true,
    origins,
    name,
  });
  return apikey;
}
