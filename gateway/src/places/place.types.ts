import { BULK_OPTIONS, EDIT_OPTIONS } from "../bulk/bulk.types.js";
import { ClientSettingsInput } from "../clients/clientSettings.types.js";
import { objectOf } from "../objectType.js";
import { argsType, inputType, optional, payloadType, preset, required } from "../ownType.js";
import { CLIENT_SETTINGS } from "../platform-api/clientSettings.js";
import { CLIENT } from "../platform-api/clients.js";
import { DIRECTION_NAMES } from "../platform-api/directionNames.js";
import { flag, id, instant, listOf, text } from "../platform-api/kinds.js";
import { MOVE_HINT, STAY, STAYS } from "../platform-api/places.js";
import { GeneratedConfig } from "../settings/settings.types.js";

export const DirectionNames = objectOf(DIRECTION_NAMES);
export const Stay = objectOf(STAY);
export const Stays = objectOf(STAYS);

export const LocationsArgs = argsType({
  ids: optional(
    listOf(id),
    "Only these devices or places, in this order; what is unknown or not the caller's is left out. 250 at most.",
  ),
});
export type LocationsArgs = InstanceType<typeof LocationsArgs>;

export const MoveClientInput = inputType(
  "MoveClientInput",
  "Where a device is, and since when: at one of `placeId`, `settings` and `toStore`.",
  {
    ...EDIT_OPTIONS,
    generatedIfMatch: optional(
      text,
      "The `etag` of the `config` that a dry run of this move told: CONFLICT naming `generatedIfMatch` where the device would be given another one by now. Left out: whatever follows.",
    ),
    clientId: required(id, "The device."),
    placeId: optional(id, "A place that there is."),
    settings: optional(
      ClientSettingsInput,
      "A new place: its name, address, position, speed limit and distance; of the rest nothing is taken.",
    ),
    toStore: preset(false, flag, "It is in the store."),
    from: optional(instant, "Since when; now where it is left out."),
    until: optional(instant, "Until when; where it is left out until its next move on record."),
    leaves: optional(
      ClientSettingsInput,
      "What is said of the place that it leaves, where its settings were changed before the move was told: `before` of `moveHint`.",
    ),
  },
);
export type MoveClientInput = InstanceType<typeof MoveClientInput>;

export const MoveClientPayload = payloadType("MoveClientPayload", "What a move made of a device.", {
  client: optional(CLIENT, "As it is now; null with a dry run."),
  stays: required(STAYS, "Where it was, and when; with a dry run as it would be."),
  settings: optional(CLIENT_SETTINGS, "Its settings; with a dry run as they would be."),
  config: optional(
    GeneratedConfig,
    "The configuration that follows from the speed limit of its new place, which it gets; with a dry run: would get. Null where the limit is the same, and in the store.",
  ),
});
export type MoveClientPayload = InstanceType<typeof MoveClientPayload>;

export const MoveHint = objectOf(MOVE_HINT);

export const DenyMoveInput = inputType("DenyMoveInput", "Which device did not move.", {
  ...BULK_OPTIONS,
  clientId: required(id, "The device."),
  until: required(instant, "It did not move until then: `noticed` of its `moveHint`."),
});
export type DenyMoveInput = InstanceType<typeof DenyMoveInput>;

export const DenyMovePayload = payloadType("DenyMovePayload", "A device that did not move.", {
  clientId: required(id, "The device."),
});
export type DenyMovePayload = InstanceType<typeof DenyMovePayload>;

export const DeletePlaceInput = inputType("DeletePlaceInput", "Which place is to go.", {
  ...BULK_OPTIONS,
  id: required(id, "The place."),
});
export type DeletePlaceInput = InstanceType<typeof DeletePlaceInput>;

export const DeletePlacePayload = payloadType("DeletePlacePayload", "A place that is gone.", {
  id: required(id, "The place."),
});
export type DeletePlacePayload = InstanceType<typeof DeletePlacePayload>;
