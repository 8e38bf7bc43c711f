import { bodyId } from "./bodyId.js";
import {
  CLIENT_SETTINGS,
  type ClientSettingsChange,
  type ClientSettingsRecord,
  encodeSettings,
} from "./clientSettings.js";
import { type ClientRecord, decodeClientList } from "./clients.js";
import { object } from "./decode.js";
import type { CallContext, PlatformClient, WriteOptions } from "./http.js";
import { id, instant, listOf, text } from "./kinds.js";
import { named, namingFields } from "./namedFaults.js";
import { may, need, type RecordOf, sure, table } from "./table.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";

export const STAY = table("Stay", "A device at a place, or in the store, from an instant on until another.", {
  clientId: need("clientId", id, "The device."),
  guid: sure("guid", text, "The device's public identifier, also where the caller does not see it.", ""),
  placeId: may("placeId", id, "The place; null: it was in the store."),
  from: may("from", instant, "Null: from its beginning, as far as the caller sees."),
  until: may("until", instant, "Null: it lasts."),
});
export type StayRecord = RecordOf<typeof STAY>;

export const STAYS = table("Stays", "Where a device was, or who stood at a place.", {
  id: need("id", id),
  list: sure("stays", listOf(STAY), "In the order of time. Empty: it never moved.", []),
  etag: may("etag", text, "Of a device's stays, for `ifMatch` of a move; null of a place."),
});
export type StaysRecord = RecordOf<typeof STAYS>;

/** GET /place/list: the places that the caller sees. */
export async function listPlaces(platform: PlatformClient, context: CallContext): Promise<ClientRecord[]> {
  return decodeClientList(await platform.get(context, "place/list"));
}

/** GET /stay/list: the stays of devices and at places, by their ids. @throws ApiError NOT_FOUND */
export async function listStays(
  platform: PlatformClient,
  context: CallContext,
  ids: readonly string[],
): Promise<Map<string, StaysRecord>> {
  const answer = await platform.get(context, "stay/list", { clientId: ids.join(",") });
  return new Map(wholeList(answer, STAYS).map((stays) => [stays.id, stays]));
}

/** Where a device was, and since when. */
export interface Move {
  clientId: string;
  /** A place, a new one, or the store (null). */
  to: { placeId: string } | { settings: ClientSettingsChange } | null;
  from: number | null;
  until: number | null;
}

/** What a move made of a device: its stays, and its settings there. */
export interface Moved {
  stays: StaysRecord;
  settings: ClientSettingsRecord | null;
}

/**
 * PUT /client/stay: moves a device, or corrects a move of the past.
 * @throws ApiError NOT_FOUND, CONFLICT, VALIDATION_FAILED naming the field
 */
export async function moveClient(
  platform: PlatformClient,
  context: CallContext,
  { clientId, to, from, until }: Move,
  options: WriteOptions,
): Promise<Moved> {
  const target =
    to === null || "placeId" in to
      ? { placeId: to === null ? null : bodyId(to.placeId) }
      : { newPlace: { metaData: encodeSettings(to.settings, {}) } };
  const times = { ...(from === null ? {} : { from }), until };
  const body = { clientId: bodyId(clientId), ...target, ...times };
  const call = platform.put(context, "client/stay", body, options);
  const answer = object(await namingFields(call, named({ newPlace: "settings" })), "client/stay");
  const settings = CLIENT_SETTINGS.read(answer.metaData, "client/stay.metaData");
  return { stays: wholeRecord(answer, STAYS), settings };
}

/** DELETE /place: only one where nothing was measured. @throws ApiError NOT_FOUND, CONFLICT */
export async function deletePlace(
  platform: PlatformClient,
  context: CallContext,
  id: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "place", { id }, options);
}
