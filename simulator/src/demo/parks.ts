import { type DemoGroup, presernovGaj, tivoli } from "./accounts.js";
import { type DemoDevice, demoTimeZone, health, VisionType } from "./device.js";

interface Valve {
  serialNumber: string;
  name: string;
  position: [lat: number, lng: number];
  notes: string;
}

interface Park {
  group: DemoGroup;
  address: string;
  region: string;
}

function valve({ group, address, region }: Park, of: Valve): DemoDevice {
  return {
    group,
    visionType: VisionType.none,
    location: {
      locationName: of.name,
      locationAddress: address,
      serialNumber: of.serialNumber,
      markerPosition: { lat: of.position[0], lng: of.position[1] },
      notes: of.notes,
    },
    model: {
      serialNumber: of.serialNumber,
      region,
      timeZone: demoTimeZone,
      flows: [],
      health: health({ firmwareVersion: "1.3.0", configName: "ventil", lightSensor: false, rssi: -70 }),
      valve: true,
      uploadEvery: 0,
    },
  };
}

const tivoliPark: Park = { group: tivoli, address: "Park Tivoli, 1000 Ljubljana", region: "Ljubljana" };
const kranjPark: Park = { group: presernovGaj, address: "Prešernov gaj, 4000 Kranj", region: "Kranj" };

/** The irrigation valves of two parks. Two of them share a shaft, and one is only opened by hand. */
export const parkValves: readonly DemoDevice[] = [
  valve(tivoliPark, {
    serialNumber: "OB-2601",
    name: "Jakopičevo sprehajališče – drevored",
    position: [46.05504, 14.49638],
    notes: "Mlada drevesa ob sprehajališču.",
  }),
  valve(tivoliPark, {
    serialNumber: "OB-2602",
    name: "Ribnik – vrtnice",
    position: [46.05338, 14.49402],
    notes: "V istem jašku kot ventil za trato.",
  }),
  valve(tivoliPark, {
    serialNumber: "OB-2603",
    name: "Ribnik – trata in meglilke",
    position: [46.05338, 14.49402],
    notes: "Kratko zalivanje vsaki dve uri.",
  }),
  valve(tivoliPark, {
    serialNumber: "OB-2604",
    name: "Jakopičevo sprehajališče – kostanji",
    position: [46.05571, 14.49497],
    notes: "Jašek pod klopjo, slab signal.",
  }),
  valve(tivoliPark, {
    serialNumber: "OB-2605",
    name: "Tivolski grad – trajnice",
    position: [46.05463, 14.49217],
    notes: "Kapljično zalivanje gred pred gradom.",
  }),
  valve(tivoliPark, {
    serialNumber: "OB-2606",
    name: "Otroško igrišče – trata",
    position: [46.05246, 14.49305],
    notes: "Zvečer je pritisk nižji.",
  }),
  valve(kranjPark, {
    serialNumber: "OB-2611",
    name: "Prešernov gaj – grede",
    position: [46.24402, 14.35391],
    notes: "Sezonske zasaditve ob spomeniku.",
  }),
  valve(kranjPark, {
    serialNumber: "OB-2612",
    name: "Prešernov gaj – trata",
    position: [46.24433, 14.35344],
    notes: "Brez urnika: odpira se ročno.",
  }),
];
