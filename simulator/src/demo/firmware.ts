import { randomFor } from "../model/random.js";
import type { NewFirmware } from "../platform-api/maintenanceApi.js";
import { demoDevices } from "./devices.js";

/** Firmware of the demo: the first version for a type of devices, and a newer one. */
export interface DemoFirmware {
  hardwareType: string;
  older: string;
  newer: string;
}

/** It takes no firmware over the air. */
const WITHOUT_FIRMWARE = "BIKECOUNTER";
const KILOBYTE = 1024;

const NOT_REAL = "Vzorčna datoteka: naključni bajti za ogled, ni prava programska oprema.";

/** One for each hardware type in the demo. */
export const demoFirmware: readonly DemoFirmware[] = [...firstVersions()].map(([hardwareType, older]) => ({
  hardwareType,
  older,
  newer: nextMinor(older),
}));

function firstVersions(): Map<string, string> {
  const versions = new Map<string, string>();
  for (const { model } of demoDevices) {
    const { hwType, firmwareVersion } = model?.health ?? {};
    if (hwType !== undefined && hwType !== WITHOUT_FIRMWARE && firmwareVersion !== undefined)
      versions.set(hwType, versions.get(hwType) ?? firmwareVersion);
  }
  return versions;
}

/** "2.14.3" is followed by "2.15.0". */
function nextMinor(version: string): string {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return `${major}.${minor + 1}.0`;
}

/** The two versions for a hardware type, the older one first. Their files are always the same. */
export function versionsOf({ hardwareType, older, newer }: DemoFirmware): readonly NewFirmware[] {
  const said = (what: string) => ({ hardwareType, description: `${what} ${NOT_REAL}` });
  return [
    { version: older, metaData: said("S to različico so naprave prišle."), file: file(hardwareType, older) },
    {
      version: newer,
      metaData: said("Hitrejši zagon, odpravljeno utripanje ob mraku."),
      file: file(hardwareType, newer),
    },
  ];
}

/** A name that says what it is, followed by noise; 96 to 160 kB. */
function file(hardwareType: string, version: string): Uint8Array<ArrayBuffer> {
  const random = randomFor("firmware", hardwareType, version);
  const bytes = new Uint8Array(Math.floor((96 + 64 * random()) * KILOBYTE));
  for (let index = 0; index < bytes.length; index++) bytes[index] = random() * 256;
  new TextEncoder().encodeInto(`obcestje demo, not real firmware: ${hardwareType} ${version}\n`, bytes);
  return bytes;
}
