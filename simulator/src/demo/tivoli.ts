import type { Opening } from "../model/device.js";
import { tivoli } from "./accounts.js";
import { type DemoDevice, demoTimeZone, health, VisionType } from "./device.js";

/** A daily opening in local wall time, e.g. opening("05:30", "06:10"). */
function opening(start: string, end: string): Opening {
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return { start: minutes(start), end: minutes(end) };
}

/** Ten minutes from every second full hour. */
const everySecondHour: readonly Opening[] = Array.from({ length: 12 }, (_, index) => ({
  start: index * 120,
  end: index * 120 + 10,
}));

interface Valve {
  serialNumber: string;
  name: string;
  position: [lat: number, lng: number];
  notes: string;
  openings: readonly Opening[];
}

function valve(of: Valve): DemoDevice {
  return {
    group: tivoli,
    visionType: VisionType.none,
    location: {
      locationName: of.name,
      locationAddress: "Park Tivoli, 1000 Ljubljana",
      serialNumber: of.serialNumber,
      markerPosition: { lat: of.position[0], lng: of.position[1] },
      notes: of.notes,
    },
    model: {
      serialNumber: of.serialNumber,
      region: "Ljubljana",
      timeZone: demoTimeZone,
      flows: [],
      health: health({ firmwareVersion: "1.3.0", configName: "ventil", lightSensor: false, rssi: -70 }),
      openings: of.openings,
      uploadEvery: 0,
    },
  };
}

/** The irrigation valves of Tivoli park; two of them share a shaft. */
export const tivoliValves: readonly DemoDevice[] = [
  valve({
    serialNumber: "OB-2601",
    name: "Jakopičevo sprehajališče – drevored",
    position: [46.05504, 14.49638],
    notes: "Mlada drevesa ob sprehajališču.",
    openings: [opening("05:00", "05:40"), opening("21:00", "21:30")],
  }),
  valve({
    serialNumber: "OB-2602",
    name: "Ribnik – vrtnice",
    position: [46.05338, 14.49402],
    notes: "V istem jašku kot ventil za trato.",
    openings: [opening("05:40", "06:20"), opening("21:30", "22:00")],
  }),
  valve({
    serialNumber: "OB-2603",
    name: "Ribnik – trata in meglilke",
    position: [46.05338, 14.49402],
    notes: "Kratko zalivanje vsaki dve uri.",
    openings: everySecondHour,
  }),
];
