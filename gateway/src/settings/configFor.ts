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

/** Whether what a sign shows follows from one of these settings. */
export const decidesSign = (names: readonly string[]): boolean =>
  ORDERING.some((name) => names.includes(name));

/** The settings that a change gives. */
export const givenOf = (change: object): string[] =>
  Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);

/** What a device would be given after a change of its settings, and whether that differs from what it has. */
export interface FollowingConfig {
  document: ConfigDocument;
  changed: boolean;
  /** Of the document. */
  etag: string;
  /** Of what the device has, NONE_YET where that is nothing; null where it is not told. */
  assignedEtag: string | null;
}

/**
 * The configuration that follows from a change of settings. What the sign shows is made anew only where the change decides that, or the
 * device has none yet: what a template gave it is not undone by another brightness.
 * @param isAnew makes it anew whatever the change gives
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
    nullIfNotFound(getConfig(context.platform, context.call, client.id)),
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
