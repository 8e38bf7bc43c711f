import { BULK_OPTIONS, CLIENTS_BULK, EDIT_OPTIONS, SOME_AT_MOST } from "../bulk/bulk.types.js";
import { objectOf } from "../objectType.js";
import { inputType, optional, payloadType, preset, required } from "../ownType.js";
import { CLIENT } from "../platform-api/clients.js";
import {
  FIRMWARE,
  FIRMWARE_ROLLOUT,
  type FirmwareRecord,
  type RolloutRecord,
} from "../platform-api/firmware.js";
import { flag, id, listOf, text } from "../platform-api/kinds.js";

export const Firmware = objectOf(FIRMWARE);
export type Firmware = FirmwareRecord;

export const FirmwareRollout = objectOf(FIRMWARE_ROLLOUT);
export type FirmwareRollout = RolloutRecord;

export const UpdateFirmwareInput = inputType(
  "UpdateFirmwareInput",
  "What is to be corrected of a firmware; what is left out stays.",
  {
    ...EDIT_OPTIONS,
    id: required(id, "The firmware."),
    version: optional(
      text,
      "As devices tell it: 1 to 100 characters; one of a kind among those for its hardware.",
    ),
    hardwareType: optional(
      text,
      "The type of hardware that it is for: one of hardwareTypes that takes firmware, or the hash that is a device's own type.",
    ),
    description: optional(text, "What it is good for: 2000 characters at most."),
  },
);
export type UpdateFirmwareInput = InstanceType<typeof UpdateFirmwareInput>;

export const UpdateFirmwarePayload = payloadType("UpdateFirmwarePayload", "The firmware that was changed.", {
  firmware: optional(FIRMWARE, "As it is now; null where the platform does not tell."),
});
export type UpdateFirmwarePayload = InstanceType<typeof UpdateFirmwarePayload>;

const FIRMWARE_ID = { firmwareId: required(id, "The firmware.") };

export const AssignFirmwareInput = inputType(
  "AssignFirmwareInput",
  "A firmware, and the devices that are to have it.",
  {
    ...CLIENTS_BULK,
    ...FIRMWARE_ID,
    force: preset(
      false,
      flag,
      "Also to devices whose hardware is another, or not known; without it they FAIL.",
    ),
    skipRunning: preset(
      false,
      flag,
      "Leaves out devices that tell this version already: they are SKIPPED, where the platform can tell (FIRMWARE_SKIP).",
    ),
  },
);
export type AssignFirmwareInput = InstanceType<typeof AssignFirmwareInput>;

export const RetryFirmwareInput = inputType(
  "RetryFirmwareInput",
  "A firmware that is to be assigned once more where it failed.",
  {
    ...BULK_OPTIONS,
    ...FIRMWARE_ID,
    clientIds: optional(listOf(id), "Of these devices, 250 at most; left out: of all.", ...SOME_AT_MOST),
  },
);
export type RetryFirmwareInput = InstanceType<typeof RetryFirmwareInput>;

export const RetryFirmwarePayload = payloadType(
  "RetryFirmwarePayload",
  "Which devices get a firmware once more.",
  { clients: required(listOf(CLIENT), "The devices that had failed.") },
);
export type RetryFirmwarePayload = InstanceType<typeof RetryFirmwarePayload>;
