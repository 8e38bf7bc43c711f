import type { Context } from "../context.js";
import { changesNested, encodeSettings } from "../platform-api/clientSettings.js";
import { getClient } from "../platform-api/clients.js";
import { writeMetaData } from "../platform-api/clientWrites.js";
import { assignConfig } from "../platform-api/configs.js";
import { configNames } from "../platform-api/deviceConfig/configNames.js";
import type { WriteOptions } from "../platform-api/http.js";
import { type NameOf, namingFields } from "../platform-api/namedFaults.js";
import { configFor } from "./configFor.js";
import type { UpdateClientSettingsInput } from "./settings.types.js";

/** Settings that decide what a sign shows. */
const ORDERING = ["speedLimit", "speedingBlink", "displayConfiguration", "customTexts"] as const;

/**
 * Stores settings, and gives the device the configuration that follows from them where it differs from what it has.
 * What the platform would refuse of either is found out before anything is stored, where it can be tried.
 * @returns whether the device gets another configuration
 * @throws ApiError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED
 */
export async function saveSettings(context: Context, input: UpdateClientSettingsInput): Promise<boolean> {
  const { platform, call } = context;
  const { clientId, settings, sign, dryRun } = input;
  const orders = Boolean(sign) || ORDERING.some((name) => settings[name] !== undefined);
  const isRead = orders || changesNested(settings);
  const client = isRead ? await getClient(platform, call, clientId) : undefined;
  const config =
    orders && client ? await configFor(context, client, { settings, sign: sign ?? {} }) : undefined;
  const wanted = config?.changed ? config.document : undefined;
  const metaData = encodeSettings(settings, client?.metaData ?? {});
  const write = async (options: WriteOptions) => {
    if (Object.keys(metaData).length > 0)
      await writeMetaData(platform, call, { clientId, metaData }, options);
  };
  const assign = async (options: WriteOptions) => {
    if (wanted) await namingFields(assignConfig(platform, call, [clientId], wanted, options), signNames);
  };
  if (dryRun || (wanted && (await platform.offers.has("dry-run")))) {
    await write({ dryRun: true });
    await assign({ dryRun: true });
  }
  if (!dryRun) {
    await write(keyFor(input, "settings"));
    await assign(keyFor(input, "config"));
  }
  return wanted !== undefined;
}

/** Two calls of one change: each has a key of its own. */
function keyFor({ idempotencyKey }: UpdateClientSettingsInput, part: string): WriteOptions {
  return { dryRun: false, ...(idempotencyKey ? { idempotencyKey: `${idempotencyKey}.${part}` } : {}) };
}

const nameInConfig = configNames("config");
const BASIC = "config.basic.";

/** What callers know a field of a generated configuration as, where they gave it themselves. */
const signNames: NameOf = (path) => {
  const name = nameInConfig(path);
  if (!name.startsWith(BASIC)) return name;
  return `sign.${name.slice(BASIC.length).replace(/^displayOff$/, "displayOn")}`;
};
