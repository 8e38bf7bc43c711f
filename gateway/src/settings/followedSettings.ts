import { fieldFault } from "@obcestje/contract/faults.js";
import type { Context } from "../context.js";
import { generateConfig } from "../device-config/generate.js";
import { ApiError } from "../errors.js";
import { CLIENT_SETTINGS, encodeSettings } from "../platform-api/clientSettings.js";
import { getClient } from "../platform-api/clients.js";
import { isObject, type Json } from "../platform-api/decode.js";
import { DISPLAY_SLOTS, type DisplayConfigurationRecord } from "../platform-api/displayConfiguration.js";
import { toldMetaData } from "../platform-api/laidOver.js";
import { wholeRecord } from "../platform-api/wholeAnswer.js";
import { namesShared } from "./followTexts.js";
import { readOrders, withTexts } from "./readOrders.js";

/**
 * An earlier version of a device's settings, with each shared text of its display at that text's current
 * place.
 * @throws ApiError VALIDATION_FAILED naming the slot, before anything is written, if a text is gone, or if it
 * is unknown which one it was: it was chosen only by its place, and is not the one that the display shows now
 */
export async function followedSettings(context: Context, clientId: string, content: Json): Promise<Json> {
  const then = isObject(content.metaData) ? content.metaData : {};
  const { displayConfiguration: display } = wholeRecord(then, CLIENT_SETTINGS);
  if (!display || !namesShared(display)) return content;
  const client = await getClient(context.platform, clientId);
  const now = wholeRecord(toldMetaData(client.metaData), CLIENT_SETTINGS).displayConfiguration;
  requireKnown(display, now);
  const followed = await withTexts(context, { displayConfiguration: display });
  const metaData = { ...then, ...encodeSettings(followed, then) };
  const { displayConfiguration, customTexts } = wholeRecord(metaData, CLIENT_SETTINGS);
  const settings = { displayConfiguration, customTexts };
  generateConfig(await readOrders(context, client, { settings, sign: {} }), null);
  return { ...content, metaData };
}

function requireKnown(then: DisplayConfigurationRecord, now: DisplayConfigurationRecord | null): void {
  const unknown = DISPLAY_SLOTS.filter((name) => {
    const { textType, textId, textUuid } = then[name];
    const isStanding = now?.[name].textType === textType && now[name].textId === textId;
    return textType === "STATIC_CUSTOM" && textUuid === null && !isStanding;
  });
  if (then.type !== "TEXT" || unknown.length === 0) return;
  throw new ApiError("VALIDATION_FAILED", "Nobody knows which shared text the display showed then.", {
    fields: unknown.map((name) =>
      fieldFault(`settings.displayConfiguration.${name}.textId`, "TEXT_BY_PLACE"),
    ),
  });
}
