import type { PlatformHttp } from "./http.js";

export interface PlatformKey {
  /** The key itself; null if it is not shown again. */
  key: string | null;
  name: string | null;
  viewOnly: boolean;
}

/** The calls about keys of scripts and public pages. */
export interface KeyApi {
  /** The keys of a whole group. */
  apiKeys(groupId: number): Promise<PlatformKey[]>;
  createViewKey(groupId: number, name: string): Promise<PlatformKey>;
}

export function keyApi(http: PlatformHttp): KeyApi {
  return {
    apiKeys: (groupId) => http.get("apikey/list", { groupId }),
    createViewKey: async (groupId, name) => {
      const made = await http.post<{ apikey: PlatformKey }>("apikey", { groupId, name, viewOnly: true });
      return made.apikey;
    },
  };
}
