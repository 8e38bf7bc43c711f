import DataLoader from "dataloader";
import { eachInPool } from "../bulk/pool.js";
import { type ApiKeyRecord, type ApiKeyTarget, listApiKeys } from "../platform-api/apiKeys.js";
import type { LoaderOf } from "./loaders.js";

const CALLS_AT_ONCE = 8;

/** The keys of a device or a group. The platform has one call for each, and a few calls run at a time. */
export const apiKeysLoader: LoaderOf<DataLoader<ApiKeyTarget, ApiKeyRecord[], string>> = (
  platform,
  call,
  remember,
) =>
  new DataLoader(
    async (targets) => {
      const answers = new Map<ApiKeyTarget, ApiKeyRecord[] | Error>();
      await eachInPool(targets, CALLS_AT_ONCE, async (target) => {
        answers.set(target, await listApiKeys(platform, call, target).catch((error: Error) => error));
      });
      return targets.map((target) => answers.get(target) ?? []);
    },
    { cache: remember, cacheKeyFn: ({ clientId, groupId }) => `${clientId ?? ""} ${groupId ?? ""}` },
  );
