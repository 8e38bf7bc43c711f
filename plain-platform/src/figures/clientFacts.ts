import { isObject } from "../json.js";
import type { Client, Group } from "../store/records.js";

const DEFAULT_LIMIT = 50;

/** What a client is built of, as it reported; null where it didn't. */
export function hardwareType(client: Client): string | null {
  const { reportedParameters } = client.metaData;
  const type = isObject(reportedParameters) ? reportedParameters.hwType : null;
  return typeof type === "string" ? type : null;
}

/** The speed limit where a client stands, in km/h. */
export function speedLimitOf(client: Client): number {
  const limit = Number(client.metaData.speedLimit ?? DEFAULT_LIMIT);
  return Number.isFinite(limit) ? limit : DEFAULT_LIMIT;
}

/** Whether a group is of valve type. It is written as a word or as 1; speed is the default. */
export const isValveGroup = ({ metaData }: Group): boolean =>
  metaData.groupType === "valve" || metaData.groupType === 1;
