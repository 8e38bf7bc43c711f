import { readFileSync } from "node:fs";
import type { FileOptions } from "../src/imports/files/options.js";
import { readFile } from "../src/imports/files/readFile.js";
import type { Chunk } from "../src/imports/files/records/chunk.js";
import type { SourceFile } from "../src/imports/files/sourceFile.js";
import { understand } from "../src/imports/files/understand.js";
import type { Column, Understanding } from "../src/imports/files/understanding.js";
import { memoryFile } from "./memoryFile.js";

/** A file of `platform/src/imports/files/samples`. */
export const sample = (name: string): SourceFile =>
  memoryFile(readFileSync(new URL(`../src/imports/files/samples/${name}`, import.meta.url)));

export const ZONE = "Europe/Ljubljana";

/** The result for a file: its understanding, and its records. */
export interface TakenIn extends Omit<Chunk, "bytes" | "unplaced" | "isInParts"> {
  understanding: Understanding;
  bytes: number[];
}

/** Understands a file and reads it. A file with questions or faults is not read. */
export async function takeIn(
  file: SourceFile | string,
  options: Partial<FileOptions> = {},
): Promise<TakenIn> {
  const source = typeof file === "string" ? memoryFile(file) : file;
  const all: FileOptions = { timeZone: ZONE, ...options };
  const understanding = await understand(source, all);
  const taken: TakenIn = {
    ...{ understanding, readings: [], intervals: [], heard: [], unheard: [], refused: [], bytes: [] },
  };
  if (understanding.questions.length > 0 || understanding.faults.length > 0) return taken;
  for await (const { bytes, ...chunk } of readFile(source, all, understanding)) {
    taken.readings.push(...chunk.readings);
    taken.intervals.push(...chunk.intervals);
    taken.heard.push(...chunk.heard);
    taken.unheard.push(...chunk.unheard);
    taken.refused.push(...chunk.refused);
    taken.bytes.push(bytes);
  }
  return taken;
}

/** Roles of the used columns, by name. */
export const rolesOf = ({ columns }: { columns: Column[] }) =>
  Object.fromEntries(columns.filter(({ role }) => role !== null).map(({ name, role }) => [name, role]));

export const codesOf = (said: { code: string }[]): string[] => said.map(({ code }) => code);

/** Unix seconds of a time in UTC. */
export const utc = (text: string): number => Date.parse(`${text}Z`) / 1000;
