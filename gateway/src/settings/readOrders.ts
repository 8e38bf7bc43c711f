import type { Context } from "../context.js";
import type { Orders, SignSettings } from "../device-config/orders.js";
import { nullIfNotFound } from "../errors.js";
import {
  CLIENT_SETTINGS,
  type ClientSettingsChange,
  type ClientSettingsRecord,
  encodeSettings,
} from "../platform-api/clientSettings.js";
import type { ClientRecord } from "../platform-api/clients.js";
import { DISPLAY_SLOTS } from "../platform-api/displayConfiguration.js";
import { toldMetaData } from "../platform-api/laidOver.js";
import { named, namingFields } from "../platform-api/namedFaults.js";
import { decodePenaltySteps } from "../platform-api/penaltySteps.js";
import { getResource } from "../platform-api/resources.js";
import { wholeRecord } from "../platform-api/wholeAnswer.js";
import { readSharedTexts } from "../resources/sharedTexts.js";
import { followTexts, namesShared } from "./followTexts.js";

/** The settings in a change of a device. */
export interface WantedSettings {
  settings: ClientSettingsChange;
  sign: SignSettings;
}

/** The properties of a device that decide its possible configurations. */
export type OrderedClient = Pick<ClientRecord, "id" | "hardwareType" | "visionType" | "metaData">;

/**
 * The orders of a device after a change of its settings, whose texts are at their stated places. Reads
 * everything that they refer to.
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if the platform does not tell the current settings
 */
export async function readOrders(
  context: Context,
  client: OrderedClient,
  { settings: change, sign }: WantedSettings,
): Promise<Orders> {
  const before = toldMetaData(client.metaData);
  const metaData = { ...before, ...encodeSettings(change, before) };
  const settings = wholeRecord(metaData, CLIENT_SETTINGS);
  const { hardwareType, visionType } = client;
  const [sharedTexts, penaltySteps] = await Promise.all([
    readTexts(context, settings),
    readPenaltySteps(context, settings),
  ]);
  return { hardwareType, visionType: visionType ?? "NO_VISION", settings, sign, sharedTexts, penaltySteps };
}

/** A change of settings whose display names shared texts by their current places. */
export async function withTexts(
  { platform }: Context,
  change: ClientSettingsChange,
): Promise<ClientSettingsChange> {
  const { displayConfiguration: display } = change;
  if (!display || !namesShared(display)) return change;
  return { ...change, displayConfiguration: followTexts(display, await readSharedTexts(platform)) };
}

function readTexts({ platform }: Context, { displayConfiguration: display }: ClientSettingsRecord) {
  const isShown =
    display?.type === "TEXT" && DISPLAY_SLOTS.some((slot) => display[slot].textType === "STATIC_CUSTOM");
  return isShown ? readSharedTexts(platform) : [];
}

/** The caller's field for the resource's id. */
const STEPS_NAMES = named({ id: "settings.displayConfiguration.selectedResourceId" });

async function readPenaltySteps(
  { platform }: Context,
  { displayConfiguration: display }: ClientSettingsRecord,
) {
  if (display?.type !== "PENALTY" || display.selectedResourceId === null) return null;
  const read = getResource(platform, display.selectedResourceId);
  const resource = await nullIfNotFound(namingFields(read, STEPS_NAMES));
  return resource?.bucket === "SPEED_LIMIT_PENALTY_PROGRAM_CONFIG"
    ? decodePenaltySteps(resource.data ?? {})
    : null;
}
