import { FASTEST_SMILEY } from "@obcestje/contract/deviceConfig/ranges.js";
import {
  type ConfigDocument,
  type DeviceConfigFields,
  layOver,
  readDeviceConfig,
} from "../platform-api/deviceConfig/deviceConfig.js";
import type { SmileyFields } from "../platform-api/deviceConfig/signals.js";
import { basicOf } from "./basic.js";
import { displayOf, NO_DISPLAY } from "./display.js";
import { familyOf } from "./family.js";
import type { Orders, SignSettings } from "./orders.js";

/**
 * The configuration that makes a device do what its settings say ("Generated configs" of the specification).
 * It is laid over the device's current one: anything that the settings don't decide stays. Generating twice
 * gives the same.
 * @param assigned null if the device has none yet
 * @throws ApiError VALIDATION_FAILED if the settings name a text or a resource that does not exist
 */
export function generateConfig(orders: Orders, assigned: ConfigDocument | null): ConfigDocument {
  const before = assigned ? readDeviceConfig(assigned).basic : null;
  return layOver(assigned, { basic: basicOf(orders.sign, before), ...shownBy(orders) });
}

/**
 * The same for settings that only the configuration keeps. The display sections stay, even if the settings
 * differ, as an administrator may have given the device a template.
 */
export function withSign(sign: SignSettings, assigned: ConfigDocument): ConfigDocument {
  if (Object.values(sign).every((value) => value === undefined)) return assigned;
  return layOver(assigned, { basic: basicOf(sign, readDeviceConfig(assigned).basic) });
}

function shownBy(orders: Orders): DeviceConfigFields {
  const family = familyOf(orders);
  if (family === "OTHER") return NO_DISPLAY;
  const display = displayOf(orders);
  return family === "SMILEY" ? { ...display, smileys: smileysAt(orders.settings.speedLimit) } : display;
}

/** A happy face up to the limit, a sad one above it. */
function smileysAt(speedLimit: number): SmileyFields[] {
  const happy: SmileyFields = { icon: "HAPPY", fromSpeed: 0, toSpeed: speedLimit };
  const sad: SmileyFields = { icon: "SAD", fromSpeed: speedLimit + 1, toSpeed: FASTEST_SMILEY };
  return speedLimit < FASTEST_SMILEY ? [happy, sad] : [happy];
}
