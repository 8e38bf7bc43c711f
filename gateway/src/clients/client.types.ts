import { LONGEST_NOTES, LONGEST_SERIAL_NUMBER } from "@obcestje/contract/limits/lengths.js";
import { MaxLength } from "class-validator";
import { BULK_OPTIONS, CLIENTS_BULK, IF_MATCH, SOME_AT_MOST } from "../bulk/bulk.types.js";
import { objectOf } from "../objectType.js";
import { argsType, inputType, optional, payloadType, preset, required } from "../ownType.js";
import { CLIENT, type ClientRecord, VISION_TYPE } from "../platform-api/clients.js";
import { DEVICE_KEY } from "../platform-api/clientWrites.js";
import { flag, id, listOf, text } from "../platform-api/kinds.js";
import { oneOf } from "../platform-api/words.js";
import { ClientSettingsInput } from "./clientSettings.types.js";

export const Client = objectOf(CLIENT);
export type Client = ClientRecord;

export const ClientsArgs = argsType({
  ids: optional(
    listOf(id),
    "Only these, in this order; what is unknown or not the caller's is left out. 250 at most.",
  ),
  groupId: optional(id, "Only devices of this group."),
  unassigned: preset(false, flag, "Only devices that belong to no group."),
});
export type ClientsArgs = InstanceType<typeof ClientsArgs>;

/** Has no idempotency key: nobody keeps the device key for a second answer. */
export const CreateClientInput = inputType("CreateClientInput", "A new device.", {
  dryRun: preset(false, flag, "Only try: everything is checked, nothing is added."),
  visionType: preset("NO_VISION", VISION_TYPE, "What a camera in it counts."),
  settings: optional(ClientSettingsInput, "What is known of it from the beginning."),
});
export type CreateClientInput = InstanceType<typeof CreateClientInput>;

export const CreateClientPayload = payloadType("CreateClientPayload", "The new device.", {
  client: optional(
    CLIENT,
    "As it is now; null with a dry run, and where it can't be found by its guid just now.",
  ),
  guid: optional(text, "Its public identifier; null with a dry run."),
  deviceKey: optional(text, "Its device's key, shown this once: for `/device/*`. Null with a dry run."),
});
export type CreateClientPayload = InstanceType<typeof CreateClientPayload>;

export const UpdateClientsInput = inputType(
  "UpdateClientsInput",
  "Which devices, and what is to be so for all of them.",
  { ...CLIENTS_BULK, visionType: required(VISION_TYPE, "What a camera in them counts.") },
);
export type UpdateClientsInput = InstanceType<typeof UpdateClientsInput>;

const DEVICE = { clientId: required(id, "The device.") };
const ITEMS = "250 at most; of a device that is given twice the first counts.";

const ClientNotesInput = inputType("ClientNotesInput", "The notes of one device.", {
  ...DEVICE,
  ...IF_MATCH,
  notes: optional(
    text,
    "What to know about it, up to 20 000 characters; null takes the notes away.",
    MaxLength(LONGEST_NOTES),
  ),
});

export const UpdateClientNotesInput = inputType("UpdateClientNotesInput", "Notes of several devices.", {
  ...BULK_OPTIONS,
  items: required([ClientNotesInput], ITEMS, ...SOME_AT_MOST),
});
export type UpdateClientNotesInput = InstanceType<typeof UpdateClientNotesInput>;

const SerialNumberInput = inputType("SerialNumberInput", "The serial number of one device.", {
  ...DEVICE,
  serialNumber: optional(
    text,
    "What the maker printed on it, up to 100 characters; null takes it away.",
    MaxLength(LONGEST_SERIAL_NUMBER),
  ),
});

export const AssignSerialNumbersInput = inputType(
  "AssignSerialNumbersInput",
  "Serial numbers of several devices.",
  { ...BULK_OPTIONS, items: required([SerialNumberInput], ITEMS, ...SOME_AT_MOST) },
);
export type AssignSerialNumbersInput = InstanceType<typeof AssignSerialNumbersInput>;

const DEVICE_KEY_PURPOSE = oneOf(
  {
    DEVICE: { description: "The device's own: the one before ends at once." },
    IMPORT: { description: "Posts readings of any age on the device's behalf, for a day." },
  },
  "DeviceKeyPurpose",
  "What a device key is for.",
);

export const CreateDeviceKeyInput = inputType("CreateDeviceKeyInput", "Which device gets a key.", {
  ...DEVICE,
  purpose: required(DEVICE_KEY_PURPOSE, "What the key is for."),
});
export type CreateDeviceKeyInput = InstanceType<typeof CreateDeviceKeyInput>;

export const CreateDeviceKeyPayload = objectOf(DEVICE_KEY);
