import { CLIENTS_BULK, EDIT_OPTIONS, IF_MATCH } from "../bulk/bulk.types.js";
import { connectionOf } from "../lists/page.types.js";
import { enumOf, objectOf } from "../objectType.js";
import { inputType, optional, payloadType, required } from "../ownType.js";
import { CONFIG_HISTORY_ENTRY, CONFIG_VERSION, type ConfigVersionRecord } from "../platform-api/configs.js";
import { DEVICE_CONFIG, type DeviceConfigFields } from "../platform-api/deviceConfig/deviceConfig.js";
import { flag, id, jsonObject, text, whole } from "../platform-api/kinds.js";
import { SUPER_TYPE } from "./hardware.js";

export const SuperType = enumOf(SUPER_TYPE);

export const HardwareType = payloadType("HardwareType", "A type of hardware.", {
  name: required(text, "As devices report it, e.g. K200DISP_FALCON."),
  superType: required(SUPER_TYPE, "Its family."),
  takesFirmware: required(flag, "Whether such devices take firmware over the air."),
  hasDisplay: required(flag, "Whether such devices show anything to who passes, and have settings for it."),
});
export type HardwareType = InstanceType<typeof HardwareType>;

export const DeviceConfig = objectOf(DEVICE_CONFIG);
export type DeviceConfig = DeviceConfigFields;

export const ConfigVersion = objectOf(CONFIG_VERSION);
export type ConfigVersion = ConfigVersionRecord;

export const ConfigHistoryConnection = connectionOf(objectOf(CONFIG_HISTORY_ENTRY), "ConfigHistory");

export const AssignConfigInput = inputType(
  "AssignConfigInput",
  "A configuration for devices: typed, a whole document, or a change of what they have.",
  {
    ...CLIENTS_BULK,
    ...IF_MATCH,
    config: optional(
      DEVICE_CONFIG,
      "Laid over what each device has: what is left out stays, null takes it away, lists are given whole. Two calls a device.",
    ),
    document: optional(jsonObject, "The whole document, in the place of what the devices have."),
    mergePatch: optional(
      jsonObject,
      "A JSON merge patch (RFC 7386) of each device's document, e.g. `{ BasicConfig: { vMax: 120 } }`: null takes away, lists are given whole. Two calls a device.",
    ),
  },
);
export type AssignConfigInput = InstanceType<typeof AssignConfigInput>;

export const RestoreConfigInput = inputType(
  "RestoreConfigInput",
  "An earlier version that a device is to have again.",
  {
    ...EDIT_OPTIONS,
    clientId: required(id, "The device."),
    version: required(whole, "The earlier version."),
  },
);
export type RestoreConfigInput = InstanceType<typeof RestoreConfigInput>;

export const RestoreConfigPayload = payloadType(
  "RestoreConfigPayload",
  "What became of a device's configuration.",
  {
    version: required(whole, "The version that the device has now."),
    changed: required(flag, "False where it had just this configuration already."),
  },
);
