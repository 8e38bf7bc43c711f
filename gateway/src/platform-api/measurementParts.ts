import { FIGURES, PARTS } from "./measurementRecord.js";

/** From so many parts on the whole is asked for: it is one answer for whoever asks at the same time. */
const WHOLE_FROM = 7;

/** The whole measurement. */
export const WHOLE = "ALL";

/** The `type` that asks a platform that tells parts for the wanted fields, and for little else. */
export function typeFor(fields: ReadonlySet<string>): string {
  const askingFor = (types: Readonly<Record<string, object>>) =>
    Object.entries(types).flatMap(([type, told]) =>
      Object.keys(told).some((field) => fields.has(field)) ? type : [],
    );
  const parts = new Set(askingFor(PARTS));
  // It comes with its directions.
  if (parts.has("vehicleCount")) parts.delete("vehiclesPerHour");
  // Each is named, also beside the whole.
  const figures = askingFor(FIGURES);
  if (parts.size === 0 && figures.length === 0) return fields.has("estimates") ? WHOLE : "frequency";
  return [...(parts.size >= WHOLE_FROM ? [WHOLE] : [...parts].sort()), ...figures].join(",");
}
