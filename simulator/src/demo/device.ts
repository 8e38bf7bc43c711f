import type { Device, Flow, Health } from "../model/device.js";
import type { Lengths } from "../model/lengths.js";
import type { RhythmName } from "../model/rhythms.js";
import type { DemoGroup } from "./accounts.js";
import type { SignOrders } from "./signConfig.js";

/** A client's metaData as filled in on the portal's settings page. */
export interface Location {
  locationName: string;
  locationAddress: string;
  serialNumber: string;
  markerPosition: { lat: number; lng: number };
  notes?: string;
  /** km/h. */
  speedLimit?: number;
  /** Metres. */
  measureDistance?: number;
  speedingBlink?: boolean;
  /** What people call the two directions. */
  directionNames?: { incoming: string; outgoing: string };
}

/** The platform's numbers for the vision types. */
export const VisionType = { none: 0, vehicles: 1, bike: 2 } as const;

/** A device of the demo: its data on the platform, and its behaviour. */
export interface DemoDevice {
  /** Absent for a device without a group. */
  group?: DemoGroup;
  visionType: (typeof VisionType)[keyof typeof VisionType];
  location: Location;
  /** Absent for a device that has never been switched on. */
  model?: Device;
  /** Absent for a device without orders. */
  orders?: SignOrders;
}

export const demoTimeZone = "Europe/Ljubljana";

/** Hardware options of a device; others have usual values. */
export interface Hardware {
  hwType?: string;
  battery?: number;
  rssi?: number;
  firmwareVersion?: string;
  configName?: string;
  lightSensor?: boolean;
}

export function health(hardware: Hardware): Health {
  return {
    battery: hardware.battery ?? 12.75,
    rssi: hardware.rssi ?? -74,
    firmwareVersion: hardware.firmwareVersion ?? "2.14.3",
    configName: hardware.configName ?? "KB0-50",
    lightSensor: hardware.lightSensor ?? true,
    ...(hardware.hwType === undefined ? {} : { hwType: hardware.hwType }),
  };
}

export interface Street {
  perDay: number;
  rhythm: RhythmName;
  tide?: number;
  limit: number;
  freeFlow?: number;
  nightSpeeders?: number;
  congestion?: number;
}

/** Vehicles with speeds, each tracked by a radar along `trackedMetres`. */
export function radarTraffic(street: Street, trackedMetres: number): Flow {
  return {
    kind: "vehicle",
    perDay: street.perDay,
    rhythm: street.rhythm,
    tide: street.tide ?? 0.15,
    rainLoss: 0.04,
    trackedMetres,
    speeds: {
      limit: street.limit,
      freeFlow: street.freeFlow ?? 1,
      nightSpeeders: street.nightSpeeders ?? 0.06,
      congestion: street.congestion ?? 0.12,
    },
  };
}

/** Road users that are only counted. */
export function countedTraffic(flow: Omit<Flow, "speeds" | "trackedMetres">): Flow {
  return flow;
}

/** Shares of vehicle types on an ordinary road with lorries. */
export const ordinaryLengths: Lengths = { motorbikes: 0.02, vans: 0.09, trucks: 0.025, trailers: 0.012 };
export const freightLengths: Lengths = { motorbikes: 0.01, vans: 0.14, trucks: 0.08, trailers: 0.07 };
