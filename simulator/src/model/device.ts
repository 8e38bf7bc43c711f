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
  /** Whole km/h; absent if the device only counts. */
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
  /**
   * How far the share of incoming differs from one half at the peaks, 0 to 0.5; negative if people come home
   * in the morning.
   */
  tide: number;
  /** Share that stays at home in full rain. */
  rainLoss: number;
  speeds?: Speeds;
  lengths?: Lengths;
  /** Metres along which the radar tracks a vehicle; absent if each is sampled once. */
  trackedMetres?: number;
}

/** State of the device itself. */
export interface Health {
  /** Volts around which the battery moves. */
  battery: number;
  /** dBm around which the signal moves. */
  rssi: number;
  firmwareVersion: string;
  configName: string;
  hwType?: string;
  /** True if it has a light sensor (and a display to dim). */
  lightSensor: boolean;
}

/** All properties that decide the measurements and reports of a simulated device. */
export interface Device {
  serialNumber: string;
  /** Weather is the same for all devices of a region. */
  region: string;
  timeZone: string;
  flows: readonly Flow[];
  health: Health;
  /** Opens and closes a valve, as the platform orders. */
  valve?: boolean;
  /** Goes silent for hours every day or two. */
  silences?: boolean;
  /** Its faults and repairs. */
  faults?: Faults;
  /**
   * Seconds between two uploads of a device that stores its data and sends it late; 0 for one that is always
   * on line.
   */
  uploadEvery: number;
}
