import { superTypeOf } from "@obcestje/contract/hardware.js";
import type { Configuration } from "./configuration.js";
import type { Device } from "./device.js";

/** km/h: the program for drivers who keep to the limit begins here, or below. */
const UNDER_LIMIT_FROM = 10;
const OFF = 3;
const HAPPY = 1;

class Nonsense extends Error {}

/** Reads a device's document; undefined if it makes no sense, and the device ignores it. */
export function readDocument(document: unknown, device: Device): Configuration | undefined {
  try {
    return configurationOf(object(document), device);
  } catch (error) {
    if (error instanceof Nonsense) return undefined;
    throw error;
  }
}

function configurationOf(document: Record<string, unknown>, { health }: Device): Configuration {
  const basic = object(document.BasicConfig ?? {});
  const hasFace = superTypeOf(health.hwType) === "K200_SMILEY";
  const displayDisable = whole(basic.displayDisable, 0, OFF);
  return withoutMissing({
    speedLimit: (hasFace ? limitOfFaces(document) : undefined) ?? limitOfPrograms(document),
    displayOff: displayDisable === undefined ? undefined : displayDisable === OFF,
    vMin: whole(basic.vMin, 0, 300),
    vMax: whole(basic.vMax, 0, 300),
    measurementInterval: whole(basic.gprsUpdateDataInterval, 1, 86_400),
    pingInterval: whole(basic.gprsNewActionInterval, 1, 86_400),
  });
}

/** The sign smiles up to the limit. */
function limitOfFaces({ smileyConfig }: Record<string, unknown>): number | undefined {
  const happy = listOf(smileyConfig).find(({ smileyIcon }) => smileyIcon === HAPPY);
  return whole(happy?.speedThresholdMax, 1, 300);
}

/** The program for drivers over the limit begins one above it. The one before is for those who keep to it. */
function limitOfPrograms({ ProgramsSettings }: Record<string, unknown>): number | undefined {
  const rows = listOf(object(ProgramsSettings ?? {}).dispParameters);
  const begins = rows.flatMap(({ prgSpeedLimit }) => whole(prgSpeedLimit, 0, 300) ?? []);
  const [first = 0, second] = [...new Set(begins)].sort((a, b) => a - b);
  const over = second ?? (first > UNDER_LIMIT_FROM ? first : undefined);
  return over === undefined ? undefined : Math.max(1, over - 1);
}

/** The entries of a section that is a list, or a single entry without a list. */
function listOf(section: unknown): Record<string, unknown>[] {
  if (section === undefined) return [];
  return Array.isArray(section) ? section.map(object) : [object(section)];
}

function object(value: unknown): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Nonsense();
}

function whole(value: unknown, from: number, to: number): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "number" && Number.isInteger(value) && value >= from && value <= to) return value;
  throw new Nonsense();
}

function withoutMissing(fields: { [K in keyof Configuration]: Configuration[K] | undefined }): Configuration {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
