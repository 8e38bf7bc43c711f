import { id, instant, listOf, number, text, whole } from "./kinds.js";
import { namingFields } from "./namedFaults.js";
import type { Period } from "./period.js";
import type { Platform } from "./platform.js";
import { QUESTION_NAMES } from "./questionNames.js";
import { may, need, type RecordOf, table } from "./table.js";
import { wholeRecord } from "./wholeAnswer.js";

/** The zone in which the days of the whole fleet are counted: the platform's own. */
export const FLEET_ZONE = "Europe/Ljubljana";

const EXPECTED = "Seconds that should have been heard of by now.";
const COVERED = "Of these, the seconds that the devices' batches cover.";

const DAY = table("FleetDay", "How much of a local day was heard of all devices.", {
  from: may("from", instant, "Where the day begins, or the period within it."),
  to: may("to", instant, "Where it ends; excluded."),
  // Exceeds an Int from 25,000 devices on.
  expectedSeconds: may("expectedSeconds", number, EXPECTED),
  coveredSeconds: may("coveredSeconds", number, COVERED),
  devices: may("clients", whole, "Devices of which anything was expected on that day."),
});

export const FLEET_DEVICE = table("FleetDevice", "How much of a period was heard of one device.", {
  clientId: need("clientId", id),
  expectedSeconds: may("expectedSeconds", whole, EXPECTED),
  coveredSeconds: may("coveredSeconds", whole, COVERED),
});
export type FleetDeviceRecord = RecordOf<typeof FLEET_DEVICE>;

export const FLEET_HEALTH = table(
  "FleetHealth",
  "How much of a period was heard of all devices. Of a device it is expected from the first second on that it ever covered, and never ahead.",
  {
    from: need("startTimestamp", instant, "Where the period begins."),
    to: need("endTimestamp", instant, "Where it ends; excluded."),
    timeZone: may(
      "timeZone",
      text,
      "IANA zone by whose clock the days are counted: the platform's, whatever a device's is.",
    ),
    days: may("days", listOf(DAY), "Each local day of the period."),
    devices: may(
      "clients",
      listOf(FLEET_DEVICE),
      "The devices of which anything was expected in the period.",
    ),
  },
);
export type FleetHealthRecord = RecordOf<typeof FLEET_HEALTH>;

/** GET /fleet/completeness (administrators). @throws ApiError VALIDATION_FAILED naming `interval` */
export async function getFleetHealth(platform: Platform, { from, to }: Period): Promise<FleetHealthRecord> {
  const query = { startTimestamp: from, endTimestamp: to };
  const answer = await namingFields(platform.get("fleet/completeness", query), QUESTION_NAMES);
  return wholeRecord(answer, FLEET_HEALTH, query);
}
