import DataLoader from "dataloader";
import { nullIfNotFound } from "../errors.js";
import {
  type ConfigVersionRecord,
  getConfig,
  getConfigHistory,
  getConfigVersion,
  listConfigs,
} from "../platform-api/configs.js";
import type { CallContext, PageAnswer, PlatformClient, Query } from "../platform-api/http.js";
import type { LoaderOf } from "./loaders.js";
import { oneByOne } from "./oneByOne.js";
import { readTogether } from "./readTogether.js";

/** The current configurations of clients, by client id; null if nothing is assigned. */
export const configLoader: LoaderOf<DataLoader<string, ConfigVersionRecord | null>> = (
  platform,
  call,
  remember,
) => new DataLoader((ids) => readConfigs(platform, call, ids), { cache: remember });

function readConfigs(platform: PlatformClient, call: CallContext, ids: readonly string[]) {
  const keys = ids.map((clientId) => ({ clientId }));
  return readTogether<{ clientId: string }, ConfigVersionRecord | null>(keys, {
    callOf: () => "",
    many: async (clientIds) => {
      const listed = await listConfigs(platform, call, clientIds);
      return new Map(clientIds.map((id) => [id, listed.get(id) ?? null]));
    },
    one: (clientId) => nullIfNotFound(getConfig(platform, call, clientId)),
  });
}

export interface ConfigVersionKey {
  clientId: string;
  version: number;
}

/** Earlier versions; null if there is no such version. */
export const configVersionLoader: LoaderOf<
  DataLoader<ConfigVersionKey, ConfigVersionRecord | null, string>
> = (platform, call, remember) =>
  oneByOne(
    ({ clientId, version }) => nullIfNotFound(getConfigVersion(platform, call, clientId, version)),
    ({ clientId, version }) => `${clientId} ${version}`,
    remember,
  );

export interface ConfigHistoryKey {
  clientId: string;
  page: Query;
}

export const configHistoryLoader: LoaderOf<DataLoader<ConfigHistoryKey, PageAnswer, string>> = (
  platform,
  call,
  remember,
) =>
  oneByOne(
    ({ clientId, page }) => getConfigHistory(platform, call, clientId, page),
    ({ clientId, page }) => JSON.stringify([clientId, page]),
    remember,
  );
