import {
  LONGEST_ADDRESS,
  LONGEST_NAME,
  LONGEST_NOTES,
  LONGEST_SERIAL_NUMBER,
} from "@obcestje/contract/limits/lengths.js";
import {
  DISTANCES,
  HIGHEST_LATITUDE,
  HIGHEST_LONGITUDE,
  SPEED_LIMITS,
  USUAL_SPEED_LIMIT,
} from "@obcestje/contract/limits/ranges.js";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { invalid, PlatformError, refused } from "../errors.js";
import { keywordFault } from "../http/keywordFault.js";

const FAULTS_TOLD = 10;
const LONGEST_META_DATA = 256 * 1024;
/** Set only by administrators. */
const ADMIN_KEYS: ReadonlySet<string> = new Set(["serialNumber"]);
/** Reported by the device itself, or set by their own calls; never written here. */
const DEVICE_KEYS: ReadonlySet<string> = new Set(["reportedParameters", "_zalivalnik"]);

/** Known keys of a client's metadata. Others are kept unchanged. */
const ClientMetaData = Type.Object({
  locationName: Type.Optional(Type.String({ maxLength: LONGEST_NAME })),
  locationAddress: Type.Optional(Type.String({ maxLength: LONGEST_ADDRESS })),
  serialNumber: Type.Optional(Type.String({ maxLength: LONGEST_SERIAL_NUMBER })),
  notes: Type.Optional(Type.String({ maxLength: LONGEST_NOTES })),
  markerPosition: Type.Optional(
    Type.Object({
      lat: Type.Number({ minimum: -HIGHEST_LATITUDE, maximum: HIGHEST_LATITUDE }),
      lng: Type.Number({ minimum: -HIGHEST_LONGITUDE, maximum: HIGHEST_LONGITUDE }),
    }),
  ),
  measureDistance: Type.Optional(Type.Number({ minimum: DISTANCES.min, maximum: DISTANCES.max })),
  speedLimit: Type.Optional(Type.Integer({ minimum: SPEED_LIMITS.min, maximum: SPEED_LIMITS.max })),
  directionNames: Type.Optional(
    Type.Object({
      incoming: Type.Optional(Type.String({ maxLength: LONGEST_NAME })),
      outgoing: Type.Optional(Type.String({ maxLength: LONGEST_NAME })),
    }),
  ),
  speedingBlink: Type.Optional(Type.Boolean()),
});
const check = Compile(ClientMetaData);

export type MetaData = Record<string, unknown>;

/**
 * Merges top-level keys into a client's metadata; null removes a key. Keys that the writer may not set are
 * dropped.
 * @throws PlatformError VALIDATION_FAILED naming the field, FORBIDDEN if a user only gives keys of others
 */
export function mergeMetaData(old: MetaData, change: MetaData, byAdmin: boolean): MetaData {
  const applied = Object.entries(change).filter(
    ([key]) => !DEVICE_KEYS.has(key) && (byAdmin || !ADMIN_KEYS.has(key)),
  );
  if (!byAdmin && applied.length === 0 && Object.keys(change).length > 0)
    throw refused("FORBIDDEN", "NOTHING_YOURS");
  checkKnownKeys(withoutNulls(applied));
  const merged = withoutNulls(Object.entries({ ...old, ...Object.fromEntries(applied) }));
  if (JSON.stringify(merged).length > LONGEST_META_DATA) throw invalid("metaData", "TOO_MUCH");
  return merged;
}

function withoutNulls(entries: [string, unknown][]): MetaData {
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

function checkKnownKeys(metaData: MetaData): void {
  if (check.Check(metaData)) return;
  const fields = check.Errors(metaData).slice(0, FAULTS_TOLD);
  throw new PlatformError(
    "VALIDATION_FAILED",
    "The metadata breaks a rule.",
    fields.map((error) => keywordFault(`metaData${error.instancePath.replaceAll("/", ".")}`, error)),
  );
}

/** The speed limit in km/h in a client's metadata (JSON), else 50. */
export function speedLimitOf(metaData: string): number {
  const { speedLimit } = JSON.parse(metaData) as { speedLimit?: unknown };
  return typeof speedLimit === "number" ? speedLimit : USUAL_SPEED_LIMIT;
}
