import type { Faults } from "./faults.js";
import type { Lengths } from "./lengths.js";
import type { RhythmName } from "./rhythms.js";
import type { Speeds } from "./speeds.js";

export type Kind = "vehicle" | "pedestrian" | "bicycle";
export type Direction = "incoming" | "outgoing";

/** One tracked road user, as the device API takes it. */
export interface Reading {
  /** Unix seconds. */
  timestamp: number;
  /** Whole km/h; absent where the device only counts. */
  speed?: number;
  direction: Direction;
  /** Radar samples of this road user. */
  samples?: number;
  /** Metres. */
  length?: number;
  kind?: Kind;
}

/** One stream of road users past a device. */
export interface Flow {
  kind: Kind;
  /** Mean count of both directions on a workday outside any season. */
  perDay: number;
  rhythm: RhythmName;
  /** How far the share of incoming leaves one half at the peaks, 0 to 0.5; negative where people come home in the morning. */
  tide: number;
  /** Share that stays at home in full rain. */
  rainLoss: number;
  speeds?: Speeds;
  lengths?: Lengths;
  /** Metres along which the radar follows a vehicle; absent where each is sampled once. */
  trackedMetres?: number;
}

/** How the device itself fares. */
export interface Health {
  /** Volts around which the battery moves. */
  battery: number;
  /** dBm around which the signal moves. */
  rssi: number;
  firmwareVersion: string;
  configName: string;
  hwType?: string;
  /** Whether it has a light sensor (and a display to dim). */
  lightSensor: boolean;
}

/** Everything that decides what a device in software measures and reports. */
export interface Device {
  serialNumber: string;
  /** Weather is the same for all devices of a region. */
  region: string;
  timeZone: string;
  flows: readonly Flow[];
  health: Health;
  /** Opens and closes a valve, as the platform tells it. */
  valve?: boolean;
  /** Goes silent for hours every day or two. */
  silences?: boolean;
  /** What somebody broke about it, and mended. */
  faults?: Faults;
  /** Seconds between two uploads of a device that keeps its data and sends them late; 0 for one that is always on line. */
  uploadEvery: number;
}
