import { bledSigns } from "./bled.js";
import { demoCounters } from "./counters.js";
import { type DemoDevice, demoTimeZone, health, VisionType } from "./device.js";
import { parkValves } from "./parks.js";
import { skofjaLokaSigns } from "./skofjaLoka.js";

/** A spare sign: known to the platform, never switched on, without a group. */
const spare: DemoDevice = {
  visionType: VisionType.none,
  location: {
    locationName: "Rezervni prikazovalnik v skladišču",
    locationAddress: "Skladišče, Kranj",
    serialNumber: "OB-2399",
    markerPosition: { lat: 46.23887, lng: 14.35561 },
    speedLimit: 50,
    notes: "Pripravljen za naslednjo občino.",
  },
};

/** A sign that came back from a road: it is on line on the workbench, counts nobody, and has no group. */
const inWorkshop: DemoDevice = {
  visionType: VisionType.none,
  location: {
    locationName: "Prikazovalnik v delavnici",
    locationAddress: "Delavnica, Kranj",
    serialNumber: "OB-2398",
    markerPosition: { lat: 46.23887, lng: 14.35561 },
    speedLimit: 50,
    notes: "Vrnjen z Jezerske ceste zaradi počene lučke; pred vrnitvijo preizkusiti prikazovalnik in zvok.",
  },
  model: {
    serialNumber: "OB-2398",
    region: "Kranj",
    timeZone: demoTimeZone,
    flows: [],
    health: health({ hwType: "K200DISP_AMG", rssi: -65 }),
    uploadEvery: 0,
  },
};

export const demoDevices: readonly DemoDevice[] = [
  ...skofjaLokaSigns,
  ...bledSigns,
  ...demoCounters,
  ...parkValves,
  spare,
  inWorkshop,
];
