import { isDeepStrictEqual } from "node:util";
import type { Context } from "../context.js";
import { generateConfig } from "../device-config/generate.js";
import { nullIfNotFound } from "../errors.js";
import type { ClientRecord } from "../platform-api/clients.js";
import { documentOf, getConfig } from "../platform-api/configs.js";
import type { ConfigDocument } from "../platform-api/deviceConfig/deviceConfig.js";
import { readOrders, type WantedSettings } from "./readOrders.js";

/** What a device would be given after a change of its settings, and whether that differs from what it has. */
export interface FollowingConfig {
  document: ConfigDocument;
  changed: boolean;
}

/** The configuration that follows from settings. @throws ApiError as generateConfig */
export async function configFor(
  context: Context,
  client: ClientRecord,
  wanted: WantedSettings,
): Promise<FollowingConfig> {
  const [orders, assigned] = await Promise.all([
    readOrders(context, client, wanted),
    nullIfNotFound(getConfig(context.platform, context.call, client.id)),
  ]);
  const before = documentOf(assigned);
  const document = generateConfig(orders, before);
  return { document, changed: !isDeepStrictEqual(document, before) };
}
