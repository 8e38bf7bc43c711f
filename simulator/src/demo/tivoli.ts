import type { ScheduleRow } from "../model/schedule.js";
import { type DemoGroup, tivoli } from "./accounts.js";
import { type DemoDevice, demoTimeZone, health, VisionType } from "./device.js";

interface Valve {
  serialNumber: string;
  name: string;
  position: [lat: number, lng: number];
  notes: string;
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
      valve: true,
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
  }),
  valve({
    serialNumber: "OB-2602",
    name: "Ribnik – vrtnice",
    position: [46.05338, 14.49402],
    notes: "V istem jašku kot ventil za trato.",
  }),
  valve({
    serialNumber: "OB-2603",
    name: "Ribnik – trata in meglilke",
    position: [46.05338, 14.49402],
    notes: "Kratko zalivanje vsaki dve uri.",
  }),
];

const EVERY_DAY = [true, true, true, true, true, true, true];
const WORKDAYS = [true, true, true, true, true, false, false];

/** A row from "HH:mm" to "HH:mm" of the local clock. */
function row(start: string, end: string, weekDays = EVERY_DAY): ScheduleRow {
  const seconds = (time: string): number => Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60;
  return { start_time: seconds(start), end_time: seconds(end), weekDays };
}

/** Ten minutes from every second full hour. */
const everySecondHour: readonly ScheduleRow[] = Array.from({ length: 12 }, (_, index) => ({
  start_time: index * 7200,
  duration: 600,
  weekDays: EVERY_DAY,
}));

/** Valves that share a schedule. */
export interface DemoBundle {
  group: DemoGroup;
  name: string;
  serialNumbers: readonly string[];
  schedule: readonly ScheduleRow[];
}

/** The bundles of Tivoli park's valves. */
export const demoBundles: readonly DemoBundle[] = [
  {
    group: tivoli,
    name: "Drevored",
    serialNumbers: ["OB-2601"],
    schedule: [row("05:00", "05:40"), row("21:00", "21:30")],
  },
  {
    group: tivoli,
    name: "Vrtnice",
    serialNumbers: ["OB-2602"],
    schedule: [row("05:40", "06:20"), row("21:30", "22:00", WORKDAYS)],
  },
  { group: tivoli, name: "Trata in meglilke", serialNumbers: ["OB-2603"], schedule: everySecondHour },
];
