import { isDeepStrictEqual } from "node:util";
import type { Device } from "../model/device.js";
import { readDocument } from "../model/document.js";
import type { DeviceApi } from "../platform-api/deviceApi.js";
import { oneTry } from "./oneTry.js";
import type { DeviceConfiguration } from "./stateFile.js";

/**
 * Asks for a device's configuration. If it makes no sense, or is not available now, it is asked for again
 * later.
 * @returns `before` if the device keeps its configuration
 */
export async function configurationHeard(
  api: DeviceApi,
  device: Device,
  before: DeviceConfiguration,
  now: number,
): Promise<DeviceConfiguration> {
  const wanted = await oneTry(api.getConfiguration(before.etag), null);
  const last = before.taken.at(-1);
  if (!wanted) return before;
  const { version, etag } = wanted;
  const configuration = "document" in wanted ? readDocument(wanted.document, device) : last?.configuration;
  if (!configuration) return before;
  if (last && last.version === version && isDeepStrictEqual(last.configuration, configuration)) {
    return etag === before.etag ? before : { ...before, ...(etag === undefined ? {} : { etag }) };
  }
  const taken = [...before.taken, { since: now, version, configuration }];
  return { taken, ...(etag === undefined ? {} : { etag }) };
}
