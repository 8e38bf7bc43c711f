import { EN } from "../../../exports/texts/en.js";
import { SL } from "../../../exports/texts/sl.js";
import type { Column, KnownForm } from "../understanding.js";
import { withRole } from "./findings.js";
import { ownTexts } from "./ownTables.js";
import { plainWords } from "./words.js";

const FEWEST_CLASSES = 5;

/** The maker whose files look like this one. Only for people: reading columns does not depend on it. */
export function knownForm(
  columns: readonly Column[],
  preamble: readonly string[],
  records: "readings" | "intervals" | null,
): KnownForm {
  const names = columns.map(({ name }) => name.trim());
  const words = new Set(names.map(plainWords));
  if (ownTexts(columns)) return "own";
  const hasAll = (...some: string[]) => some.every((name) => words.has(name));
  for (const { kind, direction, speed, measurements } of [SL, EN]) {
    if ([kind, direction, speed, measurements].every((name) => names.includes(name))) return "own";
  }
  if (hasAll("uptime", "car", "pedestrian") || names.some((name) => /^car_speed_hist_/.test(name)))
    return "telraam";
  if (names.filter((name) => /^spd_\d/.test(name)).length >= FEWEST_CLASSES) return "signSummary";
  const hasAxles = [...words].some((name) => /^(axles?|ax|hdwy|headway|wb|wheelbase|gap)\b/.test(name));
  if (records === "readings" && (hasAxles || preamble.some((line) => /site|station|dataset/i.test(line))))
    return "perVehicle";
  const others = columns.filter(({ role }) => role !== null && !["time", "count", "status"].includes(role));
  const counts = withRole(columns, "count");
  const isChannels =
    records === "intervals" &&
    others.length === 0 &&
    counts.length > 0 &&
    counts.every(({ kind }) => kind === null);
  return isChannels && columns[0]?.role === "time" ? "ecoCounter" : "columns";
}
