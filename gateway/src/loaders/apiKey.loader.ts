import { listApiKeys } from "../platform-api/apiKeys.js";
import { oneByOne } from "./oneByOne.js";

/** The keys of a device or a group, one call for each. */
export const apiKeysLoader = oneByOne(
  listApiKeys,
  ({ clientId, groupId }) => `${clientId ?? ""} ${groupId ?? ""}`,
);
