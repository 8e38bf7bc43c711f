import type DataLoader from "dataloader";
import { nullIfNotFound } from "../errors.js";
import {
  type ConfigVersionRecord,
  getConfig,
  getConfigHistory,
  getConfigVersion,
} from "../platform-api/configs.js";
import type { PageAnswer, Query } from "../platform-api/http.js";
import type { LoaderOf } from "./loaders.js";
import { oneByOne } from "./oneByOne.js";

/** What clients have now, by client id; null where nothing is assigned. */
export const configLoader: LoaderOf<DataLoader<string, ConfigVersionRecord | null>> = (
  platform,
  call,
  remember,
) =>
  oneByOne(
    (clientId) => nullIfNotFound(getConfig(platform, call, clientId)),
    (clientId) => clientId,
    remember,
  );

export interface ConfigVersionKey {
  clientId: string;
  version: number;
}

/** Earlier versions; null where there is no such one. */
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

/** Pages of clients' versions. */
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
