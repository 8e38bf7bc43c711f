import { fieldFault } from "@obcestje/contract/faults.js";
import type { Context } from "../context.js";
import { type ApiError, refused } from "../errors.js";
import { changesNested, encodeSettings } from "../platform-api/clientSettings.js";
import { getClient } from "../platform-api/clients.js";
import { writeMetaData } from "../platform-api/clientWrites.js";
import { assignConfig } from "../platform-api/configs.js";
import { configNames } from "../platform-api/deviceConfig/configNames.js";
import { toldMetaData } from "../platform-api/laidOver.js";
import { type NameOf, namingFields } from "../platform-api/namedFaults.js";
import type { WriteOptions } from "../platform-api/platform.js";
import { configFor, decidesSign, type FollowingConfig, givenOf } from "./configFor.js";
import { withTexts } from "./readOrders.js";
import type { UpdateClientSettingsInput } from "./settings.types.js";

/**
 * Stores settings, and gives the device the resulting configuration if it differs from the current one. If
 * the platform has dry runs, both are tried before anything is stored.
 * @returns true if the device gets another configuration
 * @throws ApiError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED
 */
export async function saveSettings(context: Context, input: UpdateClientSettingsInput): Promise<boolean> {
  const { platform } = context;
  const { clientId, sign, configIfMatch, generatedIfMatch } = input;
  const settings = await withTexts(context, input.settings);
  const orders = givenOf(sign ?? {}).length > 0 || decidesSign(givenOf(settings));
  const isRead = orders || changesNested(settings);
  const client = isRead ? await getClient(platform, clientId) : undefined;
  // A place shows nothing, and has no configuration.
  const isShown = orders && client?.isPlace === false;
  const config = isShown ? await configFor(context, client, { settings, sign: sign ?? {} }) : null;
  const assignedEtag = config?.assignedEtag ?? null;
  if (configIfMatch && assignedEtag && assignedEtag !== configIfMatch)
    throw changedMeanwhile("configIfMatch");
  requireSeen(config, generatedIfMatch);
  // A laid-over change is held to the version that was read.
  const ifMatch = input.ifMatch ?? (changesNested(settings) ? client?.etag : null);
  const metaData = encodeSettings(settings, client ? toldMetaData(client.metaData) : {});
  const write = async (options: WriteOptions) => {
    if (Object.keys(metaData).length > 0)
      await writeMetaData(platform, { clientId, metaData }, { ...options, ifMatch });
  };
  await storeWithConfig(context, input, write, config);
  return config?.changed ?? false;
}

type Change = { clientId: string; dryRun: boolean; idempotencyKey?: string | null | undefined };

/**
 * Stores settings of a device, and gives it the resulting configuration if it differs from the current one.
 * If the platform has dry runs, both are tried before anything is stored.
 * @param write stores the settings
 */
export async function storeWithConfig(
  { platform }: Context,
  { clientId, dryRun, idempotencyKey }: Change,
  write: (options: WriteOptions) => Promise<void>,
  config: FollowingConfig | null,
): Promise<void> {
  const following = config?.changed ? config : null;
  const assign = async (options: WriteOptions) => {
    if (!following) return;
    const held = { ...options, ifMatch: following.assignedEtag };
    await namingFields(assignConfig(platform, [clientId], following.document, held), signNames);
  };
  if (dryRun || (following && (await platform.offers.has("dry-run")))) {
    await write({ dryRun: true });
    await assign({ dryRun: true });
  }
  if (dryRun) return;
  // Two calls of one change need a key each.
  const keyed = (part: string) => (idempotencyKey ? { idempotencyKey: `${idempotencyKey}.${part}` } : {});
  await write({ dryRun: false, ...keyed("settings") });
  await assign({ dryRun: false, ...keyed("config") });
}

/** @throws ApiError CONFLICT if a device would get another configuration than the person saw */
export function requireSeen(
  config: FollowingConfig | null,
  generatedIfMatch: string | null | undefined,
): void {
  if (generatedIfMatch && config && config.etag !== generatedIfMatch)
    throw changedMeanwhile("generatedIfMatch");
}

function changedMeanwhile(path: "configIfMatch" | "generatedIfMatch"): ApiError {
  return refused("CONFLICT", "CHANGED_MEANWHILE", [fieldFault(path, "NOT_CURRENT")]);
}

const nameInConfig = configNames("config");
const BASIC = "config.basic.";

/** Callers' names for fields of a generated configuration that they gave themselves. */
const signNames: NameOf = (path) => {
  if (path === "ifMatch") return "configIfMatch";
  const name = nameInConfig(path);
  if (!name.startsWith(BASIC)) return name;
  return `sign.${name.slice(BASIC.length).replace(/^displayOff$/, "displayOn")}`;
};
