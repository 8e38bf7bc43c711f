import { bledSigns } from "./bled.js";
import { demoCounters } from "./counters.js";
import { type DemoDevice, VisionType } from "./device.js";
import { parkValves } from "./parks.js";
import { skofjaLokaSigns } from "./skofjaLoka.js";

/** A sign on the shelf: known to the platform, never switched on, nobody's. */
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

/** Every device of the demo. */
export const demoDevices: readonly DemoDevice[] = [
  ...skofjaLokaSigns,
  ...bledSigns,
  ...demoCounters,
  ...parkValves,
  spare,
];
