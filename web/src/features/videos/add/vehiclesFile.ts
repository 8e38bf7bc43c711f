import { VEHICLES_A_VIDEO } from "@obcestje/contract/limits/counts.js";
import { LONGEST_PLATE, LONGEST_VEHICLE_TYPE } from "@obcestje/contract/limits/lengths.js";
import { LAST_FRAME } from "@obcestje/contract/limits/ranges.js";
/** Fault of a file of vehicles, with its line, and the field and vehicle concerned. */
export type VehiclesFault =
  | { kind: "noJson" | "noList"; line: number | null }
  | { kind: "tooMany" }
  | { kind: "noVehicle"; line: number; vehicle: number }
  | { kind: "field"; line: number; vehicle: number; field: string };

export type VehiclesFile = { vehicles: readonly object[]; faults: readonly VehiclesFault[] };

/** Number of faults shown at once. */
const mostFaults = 5;

const isWhole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
const isText = (value: unknown, longest: number): boolean =>
  typeof value === "string" && value.trim() !== "" && [...value].length <= longest;

/** Checks the value of a field; null means that the value is unknown. */
const fields: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: (value) => isWhole(value, Number.MAX_SAFE_INTEGER) && value !== 0,
  faultyReading: (value) => typeof value === "boolean",
  direction: (value) => value === null || value === "incoming" || value === "outgoing",
  vehicleType: (value) => value === null || isText(value, LONGEST_VEHICLE_TYPE),
  plate: (value) => value === null || isText(value, LONGEST_PLATE),
  datetime: (value) => value === null || isWhole(value, 253_402_300_799),
  frame: (value) => value === null || isWhole(value, LAST_FRAME),
};

/** Reads a list of vehicles from a camera: JSON, as `POST /stetje/video/add` takes it. */
export function readVehicles(text: string): VehiclesFile {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return { vehicles: [], faults: [{ kind: "noJson", line: lineOfError(error, text) }] };
  }
  if (!Array.isArray(read)) return { vehicles: [], faults: [{ kind: "noList", line: null }] };
  if (read.length > VEHICLES_A_VIDEO) return { vehicles: [], faults: [{ kind: "tooMany" }] };
  const lines = itemLines(text);
  const faults = read.flatMap((item: unknown, index): VehiclesFault[] => {
    const place = { line: lines[index] ?? 1, vehicle: index + 1 };
    if (typeof item !== "object" || item === null || Array.isArray(item))
      return [{ kind: "noVehicle", ...place }];
    return Object.entries(item)
      .filter(([field, value]) => fields[field]?.(value) !== true)
      .map(([field]) => ({ kind: "field", field, ...place }));
  });
  return { vehicles: faults.length > 0 ? [] : read, faults: faults.slice(0, mostFaults) };
}

/** Browsers report the line, or the position in the text; some neither. */
function lineOfError(error: unknown, text: string): number | null {
  const message = error instanceof Error ? error.message : "";
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const at = /position (\d+)/.exec(message)?.[1];
  return at === undefined ? null : text.slice(0, Number(at)).split("\n").length;
}

/** Lines in which a list's items begin; the text is valid JSON. */
function itemLines(text: string): number[] {
  const lines: number[] = [];
  let [line, depth, isText, isDue] = [1, 0, false, false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === "\n") line += 1;
    if (isText) {
      if (letter === "\\") at += 1;
      else if (letter === '"') isText = false;
      continue;
    }
    if (/\s/.test(letter)) continue;
    if (depth === 1 && isDue && letter !== "]") {
      lines.push(line);
      isDue = false;
    }
    if (letter === '"') isText = true;
    else if (letter === "[" || letter === "{") {
      depth += 1;
      if (depth === 1) isDue = true;
    } else if (letter === "]" || letter === "}") depth -= 1;
    else if (letter === "," && depth === 1) isDue = true;
  }
  return lines;
}
