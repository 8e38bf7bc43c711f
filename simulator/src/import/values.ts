import type { Direction, Kind } from "../model/device.js";
import { ImportError } from "./importError.js";
import { plainWord } from "./words.js";

/** A number with decimal point or comma; undefined for an empty text, NaN for any other. */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  return /^[+-]?\d{1,15}([.,]\d{1,15})?$/.test(trimmed) ? Number(trimmed.replace(",", ".")) : Number.NaN;
}

/** Rounds half up to a multiple of 1/`parts`, as the platform does. */
export function roundHalfUp(value: number, parts: number): number {
  return Math.floor(value * parts + 0.5) / parts;
}

/** What a direction may be called, as `directionWord` writes it. */
export type Directions = ReadonlyMap<string, Direction>;

/** A bare sign is a direction of its own; other words are compared plainly. */
const directionWord = (text: string): string =>
  /^[+-]$/.test(text.trim()) ? text.trim() : plainWord(text).replace(/^0+(?=\d)/, "");

const usual: Directions = new Map<string, Direction>([
  ...["0", "+", "in", "incoming", "inbound", "approaching"].map((word) => [word, "incoming"] as const),
  ...["1", "-", "out", "outgoing", "outbound", "departing"].map((word) => [word, "outgoing"] as const),
  ...["vhod", "vhodno", "vstop", "prihod", "prihajajoce", "dohodno", "naproti", "proti", "noter"].map(
    (word) => [word, "incoming"] as const,
  ),
  ...["izhod", "izhodno", "izstop", "odhod", "odhajajoce", "odhodno", "stran", "ven"].map(
    (word) => [word, "outgoing"] as const,
  ),
  ...["ein", "einfahrt", "kommend", "ankommend", "hin"].map((word) => [word, "incoming"] as const),
  ...["aus", "ausfahrt", "gehend", "abfliessend", "ruck", "zuruck"].map(
    (word) => [word, "outgoing"] as const,
  ),
]);

/** Directions by a list such as "incoming=0,outgoing=1"; without one, what is usual. */
export function directionsByList(list: string | undefined): Directions {
  if (list === undefined) return usual;
  const directions = new Map<string, Direction>();
  for (const entry of list.split(",")) {
    const [name, ...value] = entry.split("=");
    const direction = name?.trim();
    if ((direction !== "incoming" && direction !== "outgoing") || value.length === 0) {
      throw new ImportError(`--direction: "${entry}" is neither incoming=VALUE nor outgoing=VALUE`);
    }
    directions.set(directionWord(value.join("=")), direction);
  }
  return directions;
}

/** The direction that a text names; undefined for an unknown one. An empty text is incoming, as for the platform. */
export function parseDirection(text: string, directions: Directions): Direction | undefined {
  return directions.get(directionWord(text)) ?? (text.trim() === "" ? "incoming" : undefined);
}

const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...["", "vehicle", "car", "vozilo", "avto", "avtomobil", "osebno vozilo", "fahrzeug", "pkw", "auto"].map(
    (word) => [word, "vehicle"] as const,
  ),
  ...["truck", "bus", "van", "motorbike", "tovornjak", "avtobus", "kombi", "motor", "lkw", "motorrad"].map(
    (word) => [word, "vehicle"] as const,
  ),
  ...["pedestrian", "person", "pesec", "fussganger", "fussgaenger"].map(
    (word) => [word, "pedestrian"] as const,
  ),
  ...["bicycle", "bike", "cyclist", "kolo", "kolesar", "fahrrad", "radfahrer", "rad"].map(
    (word) => [word, "bicycle"] as const,
  ),
]);

/** The kind of road user that a text names; undefined for an unknown one. An empty text is a vehicle. */
export function parseKind(text: string): Kind | undefined {
  return kinds.get(plainWord(text));
}
