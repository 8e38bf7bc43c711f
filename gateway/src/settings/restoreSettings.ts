import type { Context } from "../context.js";
import { getClient } from "../platform-api/clients.js";
import { restoringOf } from "../platform-api/revisions.js";
import { configFor, decidesSign, type FollowingConfig } from "./configFor.js";
import { followedSettings } from "./followedSettings.js";
import { requireSeen, storeWithConfig } from "./saveSettings.js";

interface Earlier {
  clientId: string;
  version: number;
  dryRun: boolean;
  ifMatch?: string | null | undefined;
  generatedIfMatch?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}

/**
 * Restores an earlier version of a device's settings. A sign does what its configuration says, so the
 * configuration follows, as after any change of settings.
 * @returns that configuration; null if the changes do not affect it
 * @throws ApiError NOT_FOUND, CONFLICT, VALIDATION_FAILED if it names something that no longer exists
 */
export async function restoreSettings(context: Context, earlier: Earlier): Promise<FollowingConfig | null> {
  const { platform } = context;
  const { clientId, version, ifMatch, generatedIfMatch } = earlier;
  const thing = { kind: "CLIENT" as const, id: clientId };
  const { metaData, changed, write } = await restoringOf(platform, thing, version, (content) =>
    followedSettings(context, clientId, content),
  );
  let config: FollowingConfig | null = null;
  const client = decidesSign(changed) ? await getClient(platform, clientId) : null;
  // A place shows nothing, and has no configuration.
  if (client?.isPlace === false) {
    const { id, hardwareType, visionType, metaData: now } = client;
    const gone = Object.fromEntries(changed.map((name) => [name, null]));
    const restored = { id, hardwareType, visionType, metaData: { ...now, ...gone, ...metaData } };
    config = await configFor(context, restored, { settings: {}, sign: {} }, true);
  }
  requireSeen(config, generatedIfMatch);
  await storeWithConfig(context, earlier, (options) => write({ ...options, ifMatch }), config);
  return config;
}
