import { DIRECTION, type DirectionName, KIND, type KindName, type Reading } from "./reading.js";

/** A reading in the API: speed in km/h, length in metres; null if the device measures none. */
export interface ReadingJson {
  timestamp: number;
  speed: number | null;
  /** null: unknown. */
  direction: DirectionName | null;
  samples: number;
  length: number | null;
  kind: KindName;
}

const KIND_NAMES = Object.keys(KIND) as KindName[];
const DIRECTION_NAMES = Object.keys(DIRECTION) as DirectionName[];

export function toReadingJson({ timestamp, speed, direction, samples, length, kind }: Reading): ReadingJson {
  return {
    timestamp,
    speed,
    direction: DIRECTION_NAMES[direction] ?? null,
    samples,
    length: length === null ? null : length / 10,
    kind: KIND_NAMES[kind] ?? "vehicle",
  };
}
