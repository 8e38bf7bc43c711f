import type { Context } from "../context.js";
import { CLIENT_SETTINGS } from "../platform-api/clientSettings.js";
import { type ClientRecord, getClient } from "../platform-api/clients.js";
import type { Json } from "../platform-api/decode.js";
import { NONE_YET } from "../platform-api/etag.js";
import { toldMetaData } from "../platform-api/laidOver.js";
import { type Move, type Moved, moveClient } from "../platform-api/places.js";
import { wholeRecord } from "../platform-api/wholeAnswer.js";
import { configFor, type FollowingConfig } from "../settings/configFor.js";
import { requireSeen, storeWithConfig } from "../settings/saveSettings.js";

interface MoveOptions {
  dryRun: boolean;
  ifMatch?: string | null | undefined;
  generatedIfMatch?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}

/**
 * Moves a device, and gives it the configuration that follows from the speed limit of its new place. Both are
 * tried before anything is stored.
 * @returns with the configuration; null if the move does not affect it
 * @throws ApiError NOT_FOUND, CONFLICT, VALIDATION_FAILED
 */
export async function moveWithConfig(
  context: Context,
  move: Move,
  { dryRun, ifMatch, generatedIfMatch, idempotencyKey }: MoveOptions,
): Promise<Moved & { config: FollowingConfig | null }> {
  const { platform } = context;
  const { clientId } = move;
  await platform.offers.require("places");
  let moved = await moveClient(platform, move, { dryRun: true, ifMatch });
  const config = await configAt(context, await getClient(platform, clientId), moved);
  requireSeen(config, generatedIfMatch);
  await storeWithConfig(
    context,
    { clientId, dryRun, idempotencyKey },
    async (options) => {
      moved = await moveClient(platform, move, { ...options, ifMatch });
    },
    config,
  );
  return { ...moved, config };
}

/**
 * In the store a device keeps what it had, one without a configuration gets none by a move, and a limit that
 * decides nothing on a device changes nothing.
 */
async function configAt(
  context: Context,
  { id, hardwareType, visionType, metaData: told }: ClientRecord,
  { stays, metaData }: Moved,
): Promise<FollowingConfig | null> {
  const before = toldMetaData(told);
  const isStored = stays.list.at(-1)?.placeId === null;
  if (isStored || limitOf(before) === limitOf(metaData)) return null;
  const at = (limits: Json) =>
    configFor(context, { id, hardwareType, visionType, metaData: limits }, { settings: {}, sign: {} }, true);
  const [was, config] = await Promise.all([at(before), at(metaData)]);
  return config.assignedEtag === NONE_YET || was.etag === config.etag ? null : config;
}

const limitOf = (metaData: Json) => wholeRecord(metaData, CLIENT_SETTINGS).speedLimit;
