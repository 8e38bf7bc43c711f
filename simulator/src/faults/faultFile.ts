import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FAULTS, type Fault, type Faults } from "../model/faults.js";

/** The faults of each device, by serial number. */
export type FaultsBySerial = Readonly<Record<string, Faults>>;

/** Words for a device's state on the command line; the last one ends its fault. */
export const FAULT_WORDS = [...FAULTS, "none"] as const;

/** The file with faults of a data folder's devices, next to the simulator's state. */
export const faultPath = (dataDir: string): string => join(dataDir, "simulator-faults.json");

/** A file of faults that can't be understood. */
export class FaultFileError extends Error {}

/**
 * Reads a file of faults; a missing one means no faults.
 * @throws FaultFileError naming the file and its problem
 */
export async function readFaults(path: string): Promise<FaultsBySerial> {
  return faultsOf(path, await textOf(path));
}

/** Writes a file of faults if there is none yet. */
export async function beginFaults(path: string, faults: FaultsBySerial): Promise<void> {
  if ((await textOf(path)) === "") await write(path, faults);
}

/** Stores that a device is broken, or repaired, from `now` on (Unix seconds). @throws FaultFileError */
export async function noteFault(
  path: string,
  serialNumber: string,
  fault: Fault | "none",
  now: number,
): Promise<void> {
  const before = await readFaults(path);
  const faults = [...(before[serialNumber] ?? []), { since: now, fault }];
  await write(path, { ...before, [serialNumber]: faults });
}

async function write(path: string, faults: FaultsBySerial): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.draft`, `${JSON.stringify(faults, null, 2)}\n`);
  await rename(`${path}.draft`, path);
}

/**
 * Reads a file of faults repeatedly while the simulator runs.
 * @param say called once for a file that can't be understood; until it can be read again, its last content
 * holds
 */
export function watchFaults(path: string, say: (problem: string) => void): () => Promise<FaultsBySerial> {
  let known = "";
  let faults: FaultsBySerial = {};
  return async () => {
    const text = await textOf(path);
    if (text === known) return faults;
    known = text;
    try {
      faults = faultsOf(path, text);
    } catch (error) {
      if (!(error instanceof FaultFileError)) throw error;
      say(error.message);
    }
    return faults;
  };
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

function faultsOf(path: string, text: string): FaultsBySerial {
  if (text === "") return {};
  const content = parsed(path, text);
  if (!isRecord(content)) throw new FaultFileError(`${path}: is no object of serial numbers`);
  for (const [serialNumber, faults] of Object.entries(content)) {
    const isRight = Array.isArray(faults) && faults.every(isFault) && isAscending(faults);
    if (!isRight)
      throw new FaultFileError(
        `${path}: ${serialNumber} is no list of { since, fault }, ascending, with a fault of ${FAULT_WORDS.join(", ")}`,
      );
  }
  return content as FaultsBySerial;
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FaultFileError(`${path}: is no JSON`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isFault(value: unknown): value is Faults[number] {
  if (!isRecord(value)) return false;
  return Number.isInteger(value.since) && FAULT_WORDS.some((word) => word === value.fault);
}

function isAscending(faults: Faults): boolean {
  return faults.every(({ since }, index) => since >= (faults[index - 1]?.since ?? since));
}
