import { isDeepStrictEqual } from "node:util";
import type { BulkWork } from "../bulk/runBulk.js";
import { ApiError, nullIfNotFound, refused } from "../errors.js";
import { getClient } from "../platform-api/clients.js";
import {
  assignConfig,
  type ConfigChangesRecord,
  documentOf,
  getConfig,
  listConfigs,
} from "../platform-api/configs.js";
import { configNames } from "../platform-api/deviceConfig/configNames.js";
import { type ConfigDocument, layOver, patchDocument } from "../platform-api/deviceConfig/deviceConfig.js";
import { forDevice, ownFields } from "../platform-api/deviceConfig/identity.js";
import { NONE_YET, requireMatch } from "../platform-api/etag.js";
import { namingFields } from "../platform-api/namedFaults.js";
import type { Platform, WriteOptions } from "../platform-api/platform.js";
import type { GivenChange } from "./configContent.js";

/**
 * Gives devices a configuration. A whole document goes to many with one call. A typed one or a patch is laid
 * over each device's own, and a template over each device's own fields. Devices that already have exactly
 * this configuration are skipped. A laid-over change is held to the version that was read, so a change made
 * by somebody else in between is not lost.
 * @param name of the change
 * @param ifMatch the etag from which a change of one device was made
 */
export function assignWork(name: string, content: GivenChange, ifMatch: string | null = null): BulkWork {
  const changes = new Map<string, ConfigChangesRecord>();
  const read = async (platform: Platform, id: string) => nullIfNotFound(getConfig(platform, id));
  const documentFor = (current: ConfigDocument | null): ConfigDocument => {
    if (content.as === "document") return content.document;
    if (content.as === "template") return forDevice(content.document, ownFields(current));
    if (current === null) throw refused("CONFLICT", "NOTHING_TO_LAY_OVER");
    return content.as === "config"
      ? layOver(current, content.config)
      : patchDocument(current, content.mergePatch);
  };
  const assign = async (
    platform: Platform,
    ids: readonly string[],
    document: ConfigDocument,
    options: WriteOptions,
  ): Promise<Set<string>> => {
    const assigned = await namingFields(
      assignConfig(platform, ids, document, options),
      configNames(content.as === "template" ? "document" : content.as),
    );
    for (const each of assigned) changes.set(each.clientId, each);
    return new Set(assigned.filter(({ changed }) => !changed).map(({ clientId }) => clientId));
  };
  const one: BulkWork["one"] = async (platform, id, options) => {
    const tells = await platform.offers.has("config-history");
    const isLaidOver = content.as === "config" || content.as === "mergePatch";
    const isRead = content.as !== "document" || !tells || ifMatch !== null;
    const before = isRead ? await read(platform, id) : null;
    await requireMatch(platform, { ifMatch }, async () => before?.etag);
    // A device of somebody else's has none either.
    if (isLaidOver && before === null) await getClient(platform, id);
    const document = documentFor(documentOf(before));
    // The platform does not report whether the configuration differs from the device's.
    if (!tells && isDeepStrictEqual(before?.document, document)) return "SKIPPED";
    const etag = before === null ? NONE_YET : before.etag;
    const laidOver = content.as === "document" ? null : etag;
    const unchanged = await assign(platform, [id], document, { ...options, ifMatch: ifMatch ?? laidOver });
    return unchanged.has(id) ? "SKIPPED" : "DONE";
  };
  const work: BulkWork = { name, one, changesOf: (id) => changes.get(id) };
  if (content.as === "template")
    return {
      ...work,
      many: async (platform, ids, options) => {
        const configs = [...(await listConfigs(platform, ids)).values()];
        // Each device then gets its own document, one by one.
        if (configs.some((config) => Object.keys(ownFields(documentOf(config))).length > 0))
          throw new ApiError("CONFLICT", "Devices keep what is their own.");
        return assign(platform, ids, forDevice(content.document, {}), options);
      },
    };
  if (content.as !== "document") return work;
  return { ...work, many: (platform, ids, options) => assign(platform, ids, content.document, options) };
}
