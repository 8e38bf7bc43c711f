import { objectOf } from "../objectType.js";
import {
  FLEET_DEVICE,
  FLEET_HEALTH,
  type FleetDeviceRecord,
  type FleetHealthRecord,
} from "../platform-api/fleet.js";

export const FleetDevice = objectOf(FLEET_DEVICE);
export type FleetDevice = FleetDeviceRecord;

export const FleetHealth = objectOf(FLEET_HEALTH);
export type FleetHealth = FleetHealthRecord;
