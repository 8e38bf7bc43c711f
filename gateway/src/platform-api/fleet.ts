import { id, intOr, list, object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient } from "./http.js";
import type { Period } from "./measurementRecord.js";
import { namingFields } from "./namedFaults.js";
import { QUESTION_NAMES } from "./questionNames.js";

/** By whose clock the days of all devices together are counted: the platform's own. */
export const FLEET_ZONE = "Europe/Ljubljana";

interface SecondsRecord {
  expectedSeconds: number;
  coveredSeconds: number;
}

export interface FleetDayRecord extends SecondsRecord {
  from: number;
  to: number;
  devices: number;
}

export interface FleetDeviceRecord extends SecondsRecord {
  clientId: string;
}

/** How much of a period was heard of all devices. Instants in Unix seconds. */
export interface FleetHealthRecord {
  from: number;
  to: number;
  timeZone: string;
  days: FleetDayRecord[];
  devices: FleetDeviceRecord[];
}

/** GET /fleet/completeness (administrators). @throws ApiError VALIDATION_FAILED naming `interval` */
export async function getFleetHealth(
  platform: PlatformClient,
  context: CallContext,
  { from, to }: Period,
): Promise<FleetHealthRecord> {
  const query = { startTimestamp: from, endTimestamp: to };
  const answer = await namingFields(platform.get(context, "fleet/completeness", query), QUESTION_NAMES);
  const json = object(answer, "fleet");
  return {
    from: intOr(json.startTimestamp, from, "fleet.startTimestamp"),
    to: intOr(json.endTimestamp, to, "fleet.endTimestamp"),
    timeZone: textOrNull(json.timeZone, "fleet.timeZone") ?? FLEET_ZONE,
    days: list(json.days, "fleet.days", decodeDay),
    devices: list(json.clients, "fleet.clients", decodeDevice),
  };
}

function decodeDay(value: unknown): FleetDayRecord {
  const day = object(value, "fleet.days");
  return {
    from: intOr(day.from, 0, "fleet.days.from"),
    to: intOr(day.to, 0, "fleet.days.to"),
    ...decodeSeconds(day),
    devices: intOr(day.clients, 0, "fleet.days.clients"),
  };
}

function decodeDevice(value: unknown): FleetDeviceRecord {
  const device = object(value, "fleet.clients");
  return { clientId: id(device.clientId, "fleet.clients.clientId"), ...decodeSeconds(device) };
}

function decodeSeconds({ expectedSeconds, coveredSeconds }: Record<string, unknown>): SecondsRecord {
  return {
    expectedSeconds: intOr(expectedSeconds, 0, "fleet.expectedSeconds"),
    coveredSeconds: intOr(coveredSeconds, 0, "fleet.coveredSeconds"),
  };
}
