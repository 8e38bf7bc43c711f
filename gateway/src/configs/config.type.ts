import { connectionOf } from "../lists/page.types.js";
import { inputOf, objectOf } from "../objectType.js";
import {
  CONFIG_CHANGE,
  CONFIG_HISTORY_ENTRY,
  CONFIG_VERSION,
  type ConfigChangeRecord,
  type ConfigHistoryRecord,
  type ConfigVersionRecord,
} from "../platform-api/configs.js";
import { DEVICE_CONFIG, type DeviceConfigFields } from "../platform-api/deviceConfig/deviceConfig.js";

export const DeviceConfig = objectOf(DEVICE_CONFIG);
export type DeviceConfig = DeviceConfigFields;

export const DeviceConfigInput = inputOf(DEVICE_CONFIG);

export const ConfigChange = objectOf(CONFIG_CHANGE);
export type ConfigChange = ConfigChangeRecord;

export const ConfigVersion = objectOf(CONFIG_VERSION);
export type ConfigVersion = ConfigVersionRecord;

export const ConfigHistoryEntry = objectOf(CONFIG_HISTORY_ENTRY);
export type ConfigHistoryEntry = ConfigHistoryRecord;

export const ConfigHistoryConnection = connectionOf(ConfigHistoryEntry, "ConfigHistory");
