import { isObject } from "../json.js";
import type { Client, Group } from "../store/records.js";

const DEFAULT_LIMIT = 50;

/** A client's hardware type, as it reported; null if it didn't. */
export function hardwareType(client: Client): string | null {
  const { reportedParameters } = client.metaData;
  const type = isObject(reportedParameters) ? reportedParameters.hwType : null;
  return typeof type === "string" ? type : null;
}

/** The speed limit at a client's location, in km/h. */
export function speedLimitOf(client: Client): number {
  const limit = Number(client.metaData.speedLimit ?? DEFAULT_LIMIT);
  return Number.isFinite(limit) ? limit : DEFAULT_LIMIT;
}

/** True for a group of valve type. The type is a word or 1; speed is the default. */
export const isValveGroup = ({ metaData }: Group): boolean =>
  metaData.groupType === "valve" || metaData.groupType === 1;
