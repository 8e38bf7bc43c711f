import type { DemoGroup } from "./accounts.js";
import {
  type DemoDevice,
  demoTimeZone,
  type Hardware,
  health,
  type Location,
  radarTraffic,
  type Street,
  VisionType,
} from "./device.js";
import type { Display } from "./display.js";

/** Properties that distinguish speed-display signs. */
export interface Sign {
  group: DemoGroup;
  region: string;
  serialNumber: string;
  name: string;
  address: string;
  position: [lat: number, lng: number];
  notes?: string;
  measureDistance?: number;
  speedingBlink?: boolean;
  directionNames?: NonNullable<Location["directionNames"]>;
  hardware: Hardware & { hwType: string };
  street: Street;
  /** Only the speed by default. */
  display?: Display;
  silences?: boolean;
  /** Seconds; see Device.uploadEvery. */
  uploadEvery?: number;
}

/** A speed-display sign with radar on a street. */
export function sign(of: Sign): DemoDevice {
  const measureDistance = of.measureDistance ?? 50;
  const location: Location = {
    locationName: of.name,
    locationAddress: of.address,
    serialNumber: of.serialNumber,
    markerPosition: { lat: of.position[0], lng: of.position[1] },
    speedLimit: of.street.limit,
    measureDistance,
    speedingBlink: of.speedingBlink ?? true,
    notes: of.notes ?? "",
    ...(of.directionNames ? { directionNames: of.directionNames } : {}),
  };
  return {
    group: of.group,
    visionType: VisionType.none,
    location,
    orders: {
      hwType: of.hardware.hwType,
      speedLimit: of.street.limit,
      speedingBlink: of.speedingBlink ?? true,
      display: of.display ?? {},
    },
    model: {
      serialNumber: of.serialNumber,
      region: of.region,
      timeZone: demoTimeZone,
      flows: [radarTraffic(of.street, measureDistance)],
      health: health({ configName: `KB0-${of.street.limit}`, ...of.hardware }),
      uploadEvery: of.uploadEvery ?? 0,
      ...(of.silences ? { silences: true } : {}),
    },
  };
}
