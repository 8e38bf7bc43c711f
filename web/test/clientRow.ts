import type { ClientRow } from "../src/shared/clients/clientRow";

/** A device for tests, from a platform that reports everything; pass the fields that matter. */
export function clientRow(part: Partial<ClientRow> & { id: string }): ClientRow {
  return {
    guid: `guid-${part.id}`,
    name: `Lokacija ${part.id}`,
    visionType: "NO_VISION",
    hardwareType: null,
    timeZone: "Europe/Ljubljana",
    createDate: 0,
    lastActiveDate: null,
    hasReported: (part.lastActiveDate ?? null) !== null,
    lastCountDate: null,
    hasCounted: (part.lastCountDate ?? null) !== null,
    alarms: [],
    groups: [],
    info: {
      firmwareVersion: null,
      configName: null,
      batteryVoltage: null,
      rssi: null,
      alarmLastActiveDate: null,
    },
    settings: {
      locationAddress: null,
      serialNumber: null,
      notes: null,
      markerPosition: null,
    },
    ...part,
  };
}
