import { EDIT_OPTIONS } from "../bulk/bulk.types.js";
import { ClientSettingsInput } from "../clients/clientSettings.types.js";
import { inputType, optional, payloadType, required } from "../ownType.js";
import { CLIENT } from "../platform-api/clients.js";
import { flag, id, jsonObject, listOf, text, whole } from "../platform-api/kinds.js";

const SignSettingsInput = inputType(
  "SignSettingsInput",
  "What people set of a device that only its configuration keeps; what is left out stays.",
  {
    displayOn: optional(flag, "Whether the sign shows anything: speed and text, or neither of them."),
    brightnessLevels: optional(
      listOf(whole),
      "Eight levels from night to full sun, each 0 to 255 and not below the one before.",
    ),
    measurementInterval: optional(whole, "How often measurements are sent: 300, 900, 1800 or 3600 s."),
    pingInterval: optional(
      whole,
      "How often the device asks what there is to do: 15, 30, 60, 300 or 900 s; set by administrators alone.",
    ),
  },
);

export const UpdateClientSettingsInput = inputType(
  "UpdateClientSettingsInput",
  "Which device, and what is to be so.",
  {
    ...EDIT_OPTIONS,
    configIfMatch: optional(
      text,
      "The `etag` of the configuration that `sign` was made from: CONFLICT naming `configIfMatch` where it is another by now. `none`: there was none. Left out: whatever there is.",
    ),
    generatedIfMatch: optional(
      text,
      "The `etag` of the `generatedConfig` that was shown for this change: CONFLICT naming `generatedIfMatch` where the device would be given another one by now, as a shared text or its configuration was changed meanwhile. Left out: whatever follows.",
    ),
    clientId: required(id, "The device."),
    settings: required(ClientSettingsInput, "What is left out stays; null takes it away."),
    sign: optional(SignSettingsInput, "What is left out stays."),
  },
);
export type UpdateClientSettingsInput = InstanceType<typeof UpdateClientSettingsInput>;

export const UpdateClientSettingsPayload = payloadType("UpdateClientSettingsPayload", "The changed device.", {
  client: optional(CLIENT, "As it is now; with a dry run: unchanged. Null where it can't be read back."),
  configChanged: required(
    flag,
    "Whether the device gets another configuration; with a dry run: whether it would.",
  ),
});
export type UpdateClientSettingsPayload = InstanceType<typeof UpdateClientSettingsPayload>;

export const GeneratedConfigInput = inputType("GeneratedConfigInput", "Which device, and what would be so.", {
  clientId: required(id, "The device."),
  settings: optional(ClientSettingsInput, "What is left out is as the device has it."),
  sign: optional(SignSettingsInput, "What is left out is as the device has it."),
});
export type GeneratedConfigInput = InstanceType<typeof GeneratedConfigInput>;

export const GeneratedConfig = payloadType(
  "GeneratedConfig",
  "The configuration that settings make of the one that a device has.",
  {
    document: required(jsonObject, "The whole document, as the device would get it."),
    changed: required(flag, "Whether it differs from what the device has been given."),
    etag: required(
      text,
      "Says what the document is: given back as `generatedIfMatch`, no other one is assigned.",
    ),
  },
);
export type GeneratedConfig = InstanceType<typeof GeneratedConfig>;
