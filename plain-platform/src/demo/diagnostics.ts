import { secondsOfDay } from "../figures/localTime.js";
import type { Diagnostic } from "../store/records.js";
import type { Random } from "./random.js";

const QUARTER = 900;

/** Reports of a device every quarter of an hour of `[start, end)`, Unix seconds. */
export function diagnosticsOf(random: Random, start: number, end: number): Diagnostic[] {
  const diagnostics = [];
  for (let time = Math.ceil(start / QUARTER) * QUARTER; time < end; time += QUARTER)
    diagnostics.push(diagnosticAt(random, time));
  return diagnostics;
}

function diagnosticAt(random: Random, timestamp: number): Diagnostic {
  const sun = Math.max(0, -Math.cos((secondsOfDay(timestamp) / 86_400) * 2 * Math.PI));
  const brightness = Math.round(12 + 235 * sun * (0.85 + 0.15 * random()));
  return {
    timestamp,
    brightness,
    brightnessAverage: Math.round(12 + 218 * sun),
    signalStrength: Math.round(-82 + 14 * random()),
    voltage: Math.round((12.1 + 1.3 * sun + 0.2 * random()) * 100) / 100,
    sig: Math.round(14 + 9 * random()),
  };
}
