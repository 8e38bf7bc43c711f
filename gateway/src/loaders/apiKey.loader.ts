import type DataLoader from "dataloader";
import { type ApiKeyRecord, type ApiKeyTarget, listApiKeys } from "../platform-api/apiKeys.js";
import type { LoaderOf } from "./loaders.js";
import { oneByOne } from "./oneByOne.js";

/** The keys of a device or a group, one call for each. */
export const apiKeysLoader: LoaderOf<DataLoader<ApiKeyTarget, ApiKeyRecord[], string>> = (
  platform,
  call,
  remember,
) =>
  oneByOne(
    (target) => listApiKeys(platform, call, target),
    ({ clientId, groupId }) => `${clientId ?? ""} ${groupId ?? ""}`,
    remember,
  );
