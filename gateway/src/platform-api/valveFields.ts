import { named } from "./namedFaults.js";

const NAMES = named({
  clientId: "clientIds",
  clients: "clientIds",
  groupId: "locationId",
  pausedUntil: "until",
  rainDelayUntil: "until",
});
const NAMES_IN_A_ROW = named({ start_time: "startTime", end_time: "endTime" });
const ROW = /^(schedule\.\d+)\.(\w+)$/;

/** Callers' name for the platform's irrigation field: "schedule.0.end_time" is their "schedule.0.endTime". */
export function valveField(path: string): string {
  const [, row, field] = ROW.exec(path) ?? [];
  return row && field ? `${row}.${NAMES_IN_A_ROW(field)}` : NAMES(path);
}
