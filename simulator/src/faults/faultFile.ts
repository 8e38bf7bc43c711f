import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FAULTS, type Fault, type Faults } from "../model/faults.js";

/** What is broken about which device, by serial number. */
export type FaultsBySerial = Readonly<Record<string, Faults>>;

/** What can be said of a device; the last is that nothing is broken any more. */
export const FAULT_WORDS = [...FAULTS, "none"] as const;

/** Where the faults of a data folder's devices are kept: beside the simulator's state. */
export const faultPath = (dataDir: string): string => join(dataDir, "simulator-faults.json");

/** A file of faults that nobody can make sense of. */
export class FaultFileError extends Error {}

/** Reads a file of faults; none there are no faults. @throws FaultFileError that names the file and what is wrong with it */
export async function readFaults(path: string): Promise<FaultsBySerial> {
  return faultsOf(path, await textOf(path));
}

/** Writes a file of faults where there is none yet. */
export async function beginFaults(path: string, faults: FaultsBySerial): Promise<void> {
  if ((await textOf(path)) === "") await write(path, faults);
}

/** Notes that a device is broken, or mended, from `now` on (Unix seconds). @throws FaultFileError */
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
 * Looks into a file of faults again and again while the simulator runs.
 * @param say told of a file that makes no sense, once; until it does again, what it said before holds
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
