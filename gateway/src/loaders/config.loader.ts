import type DataLoader from "dataloader";
import { nullIfNotFound } from "../errors.js";
import {
  type ConfigVersionRecord,
  getConfig,
  getConfigHistory,
  getConfigVersion,
  listConfigs,
} from "../platform-api/configs.js";
import type { Query } from "../platform-api/platform.js";
import type { LoaderOf } from "./loaders.js";
import { oneByOne } from "./oneByOne.js";
import { together } from "./readTogether.js";

/** The current configurations of clients, by client id; null if nothing is assigned. */
export const configLoader: LoaderOf<DataLoader<string, ConfigVersionRecord | null>> = (platform, remember) =>
  together(remember, {
    many: async (clientIds) => {
      const listed = await listConfigs(platform, clientIds);
      return new Map(clientIds.map((id) => [id, listed.get(id) ?? null]));
    },
    one: (clientId) => nullIfNotFound(getConfig(platform, clientId)),
  });

export interface ConfigVersionKey {
  clientId: string;
  version: number;
}

/** Earlier versions; null if there is no such version. */
export const configVersionLoader = oneByOne(
  (platform, { clientId, version }: ConfigVersionKey) =>
    nullIfNotFound(getConfigVersion(platform, clientId, version)),
  ({ clientId, version }) => `${clientId} ${version}`,
);

export interface ConfigHistoryKey {
  clientId: string;
  page: Query;
}

export const configHistoryLoader = oneByOne(
  (platform, { clientId, page }: ConfigHistoryKey) => getConfigHistory(platform, clientId, page),
  ({ clientId, page }) => JSON.stringify([clientId, page]),
);
