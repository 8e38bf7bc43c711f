import { bodyId } from "./bodyId.js";
import {
  CLIENT_SETTINGS,
  type ClientSettingsChange,
  type ClientSettingsRecord,
  encodeSettings,
} from "./clientSettings.js";
import { type ClientRecord, decodeClientList } from "./clients.js";
import { type Json, object, objectOrNull } from "./decode.js";
import { id, instant, listOf, text, whole } from "./kinds.js";
import { named, namingFields } from "./namedFaults.js";
import type { Platform, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, sure, table } from "./table.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";
import { oneOf } from "./words.js";

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

const MOVE_SIGN = oneOf(
  {
    POSITION: { description: "Its marker was set elsewhere." },
    TEXTS: { description: "It got quite another name and address." },
    TRAFFIC: { description: "After hours of silence it saw quite other traffic." },
  },
  "MoveSign",
  "What speaks for a move that nobody told of.",
);

export const MOVE_HINT = table("MoveHint", "What speaks for a move that nobody told of.", {
  since: need("since", instant, "When it was probably moved."),
  noticed: need("noticed", instant, "When its settings were changed, or its traffic was other."),
  signs: sure("signs", listOf(MOVE_SIGN), "At least one.", []),
  metres: may("metres", whole, "Between the two positions; null: not known."),
  before: may("before", CLIENT_SETTINGS, "What was said of its place before; null: that was not changed."),
});
export type MoveHintRecord = RecordOf<typeof MOVE_HINT>;

/** GET /client/moveHint: what speaks for a move of a device; null: nothing. @throws ApiError NOT_FOUND */
export async function findMoveHint(platform: Platform, clientId: string): Promise<MoveHintRecord | null> {
  const { hint } = object(await platform.get("client/moveHint", { clientId }), "client/moveHint");
  return hint === null || hint === undefined ? null : wholeRecord(hint, MOVE_HINT);
}

/** PUT /client/moveHint: it did not move until then. @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function denyMove(
  platform: Platform,
  { clientId, until }: { clientId: string; until: number },
  options: WriteOptions,
): Promise<void> {
  await platform.put("client/moveHint", { clientId: bodyId(clientId), until }, options);
}

/** GET /place/list: the places that the caller sees. */
export async function listPlaces(platform: Platform): Promise<ClientRecord[]> {
  return decodeClientList(await platform.get("place/list"));
}

/** GET /stay/list: the stays of devices and at places, by their ids. @throws ApiError NOT_FOUND */
export async function listStays(
  platform: Platform,
  ids: readonly string[],
): Promise<Map<string, StaysRecord>> {
  const answer = await platform.get("stay/list", { clientId: ids.join(",") });
  return new Map(wholeList(answer, STAYS).map((stays) => [stays.id, stays]));
}

/** Where a device was, and since when. */
export interface Move {
  clientId: string;
  /** A place, a new one, or the store (null). */
  to: { placeId: string } | { settings: ClientSettingsChange } | null;
  from: number | null;
  until: number | null;
  /** What is to be said of the place that it leaves; null: what is said already. */
  leaves: ClientSettingsChange | null;
}

/** What a move made of a device: its stays, and its settings there. */
export interface Moved {
  stays: StaysRecord;
  settings: ClientSettingsRecord | null;
  /** The settings as the platform has them. */
  metaData: Json;
}

/**
 * PUT /client/stay: moves a device, or corrects a move of the past.
 * @throws ApiError NOT_FOUND, CONFLICT, VALIDATION_FAILED naming the field
 */
export async function moveClient(
  platform: Platform,
  { clientId, to, from, until, leaves }: Move,
  options: WriteOptions,
): Promise<Moved> {
  const target =
    to === null || "placeId" in to
      ? { placeId: to === null ? null : bodyId(to.placeId) }
      : { newPlace: { metaData: encodeSettings(to.settings, {}) } };
  const times = { ...(from === null ? {} : { from }), until };
  const left = leaves === null ? {} : { leaves: { metaData: encodeSettings(leaves, {}) } };
  const body = { clientId: bodyId(clientId), ...target, ...times, ...left };
  const call = platform.put("client/stay", body, options);
  const answer = object(await namingFields(call, named({ newPlace: "settings" })), "client/stay");
  const settings = CLIENT_SETTINGS.read(answer.metaData, "client/stay.metaData");
  const metaData = objectOrNull(answer.metaData, "client/stay.metaData") ?? {};
  return { stays: wholeRecord(answer, STAYS), settings, metaData };
}

/** DELETE /place: only one where nothing was measured. @throws ApiError NOT_FOUND, CONFLICT */
export async function deletePlace(platform: Platform, id: string, options: WriteOptions): Promise<void> {
  await platform.delete("place", { id }, options);
}
