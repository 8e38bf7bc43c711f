import { isDeepStrictEqual } from "node:util";
import type { Context } from "../context.js";
import { generateConfig, withSign } from "../device-config/generate.js";
import { nullIfNotFound } from "../errors.js";
import { documentOf, getConfig } from "../platform-api/configs.js";
import type { ConfigDocument } from "../platform-api/deviceConfig/deviceConfig.js";
import { digestOf, NONE_YET } from "../platform-api/etag.js";
import { type OrderedClient, readOrders, type WantedSettings } from "./readOrders.js";

/** Settings that decide what a sign shows. */
const ORDERING = ["speedLimit", "speedingBlink", "displayConfiguration", "customTexts"] as const;

/** True if one of these settings decides what a sign shows. */
export const decidesSign = (names: readonly string[]): boolean =>
  ORDERING.some((name) => names.includes(name));

/** Names of the settings in a change. */
export const givenOf = (change: object): string[] =>
  Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);

/** The configuration that follows from a change of settings, and whether it differs from the current one. */
export interface FollowingConfig {
  document: ConfigDocument;
  changed: boolean;
  /** Of the document. */
  etag: string;
  /** Etag of the device's current configuration; NONE_YET if there is none; null if unknown. */
  assignedEtag: string | null;
}

/**
 * The configuration that follows from a change of settings. The display is generated anew only if the change
 * affects it, or the device has no configuration yet: a change of brightness must not undo a template.
 * @param isAnew generates it in any case
 * @throws ApiError as generateConfig
 */
export async function configFor(
  context: Context,
  client: OrderedClient,
  wanted: WantedSettings,
  isAnew = false,
): Promise<FollowingConfig> {
  const decides = isAnew || decidesSign(givenOf(wanted.settings));
  const [orders, assigned] = await Promise.all([
    decides ? readOrders(context, client, wanted) : null,
    nullIfNotFound(getConfig(context.platform, client.id)),
  ]);
  const before = documentOf(assigned);
  const document =
    before && !orders
      ? withSign(wanted.sign, before)
      : generateConfig(orders ?? (await readOrders(context, client, wanted)), before);
  const changed = !isDeepStrictEqual(document, before);
  const assignedEtag = assigned === null ? NONE_YET : assigned.etag;
  return { document, changed, etag: digestOf(document), assignedEtag };
}
