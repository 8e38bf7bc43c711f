import type { Client } from "../store/records.js";
import type { Store } from "../store/store.js";
import { DEMO_DEVICES, type DemoDevice } from "./devices.js";
import { diagnosticsOf } from "./diagnostics.js";
import type { Random } from "./random.js";
import { signConfig } from "./signConfig.js";
import { OWN_TEXTS } from "./texts.js";
import { trafficOf } from "./traffic.js";

const DAY = 86_400;
const DAYS_OF_DIAGNOSTICS = 31;
const TWO_HOURS = 7_200;

/** A device and its client in the store. */
export interface LiveDevice {
  readonly device: DemoDevice;
  readonly clientId: number;
}

/**
 * Adds all devices of roads, with their diagnostics and counts of so many days, up to `now` (Unix seconds).
 */
export function addRoadClients(
  store: Store,
  random: Random,
  groups: { kranj: number; sencur: number },
  now: number,
  days: number,
): LiveDevice[] {
  return DEMO_DEVICES.map((device, place) => {
    const client = addClientOf(store, random, device, place, groups, now);
    const until = device.silent ? now - TWO_HOURS : now;
    store.addReadings(client.id, trafficOf(device, random, now - days * DAY, until));
    store.addDiagnostics(client.id, diagnosticsOf(random, now - DAYS_OF_DIAGNOSTICS * DAY, until));
    store.setActive(client.id, device.silent ? until : now - Math.floor(random() * 60));
    if (isSign(device)) {
      const { displayOff, hwType } = device;
      const serialNumber = serialNumberOf(place);
      const smiley = hwType.includes("SMILEY");
      store.setConfig(client.id, signConfig(device.speedLimit, { smiley, displayOff, serialNumber }));
    }
    return { device, clientId: client.id };
  });
}

const isSign = ({ hwType }: DemoDevice) => hwType.startsWith("K200DISP");
const serialNumberOf = (place: number) => `SN-24${String(101 + place)}`;

function addClientOf(
  store: Store,
  random: Random,
  device: DemoDevice,
  place: number,
  groups: { kranj: number; sencur: number },
  now: number,
): Client {
  const { name, address, lat, lng, speedLimit, hwType, visionType, group, notes = "" } = device;
  return store.addClient({
    guid: guidOf(place),
    groups: group === null ? [] : [groups[group]],
    visionType,
    createDate: now - (200 + place) * DAY,
    info: {
      firmwareVersion: place % 3 === 0 ? "2.4.1" : "2.3.0",
      configName: "KB0",
      lastBatt: Math.round((12.2 + random()) * 100) / 100,
      lastRssi: Math.round(-80 + 12 * random()),
      ...(device.silent ? { alarmLastActiveDate: now - TWO_HOURS } : {}),
    },
    alarms: device.silent ? [{ text: "Nizka napetost baterije" }] : [],
    metaData: {
      locationName: name,
      locationAddress: address,
      serialNumber: serialNumberOf(place),
      markerPosition: { lat, lng },
      measureDistance: 50,
      speedLimit,
      speedingBlink: isSign(device),
      notes,
      ...(isSign(device) ? { displayConfiguration: displayOf(), customTexts: OWN_TEXTS } : {}),
      reportedParameters: { hwType },
    },
  });
}

/** A sign's texts: thanks below the limit, a warning above. */
const displayOf = () => ({
  type: 2,
  overLimitLeft: { textType: 2, textId: OWN_TEXTS[1]?.uuid },
  overLimitRight: { textType: 0, textId: null },
  underLimitLeft: { textType: 2, textId: OWN_TEXTS[0]?.uuid },
  underLimitRight: { textType: 0, textId: null },
});

/** The guid of the demo's client with this number, the same at each start. */
export const guidOf = (place: number) => `4c1f7d20-0000-4000-8000-${String(place + 1).padStart(12, "0")}`;
