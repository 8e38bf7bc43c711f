import { FIGURES, PARTS } from "./measurementRecord.js";

/** From this number of parts on, the whole is requested: callers at the same time then share one answer. */
const WHOLE_FROM = 7;

export const WHOLE = "ALL";

/** The `type` that asks for the wanted fields and little else, on a platform that has parts. */
export function typeFor(fields: ReadonlySet<string>): string {
  const askingFor = (types: Readonly<Record<string, object>>) =>
    Object.entries(types).flatMap(([type, told]) =>
      Object.keys(told).some((field) => fields.has(field)) ? type : [],
    );
  const parts = new Set(askingFor(PARTS));
  // The count comes with its directions.
  if (parts.has("vehicleCount")) parts.delete("vehiclesPerHour");
  // Figures are always named, even with the whole.
  const figures = askingFor(FIGURES);
  if (parts.size === 0 && figures.length === 0) return fields.has("estimates") ? WHOLE : "frequency";
  return [...(parts.size >= WHOLE_FROM ? [WHOLE] : [...parts].sort()), ...figures].join(",");
}

/** Own classes, which not every platform with parts has. */
const OWN = "ownClasses" satisfies keyof typeof FIGURES;

/** A `type` from `typeFor`, without own classes; some part, if it asked for nothing else. */
export function withoutOwnClasses(type: string): string {
  const others = type.split(",").filter((name) => name !== OWN);
  return others.length === 0 ? "frequency" : others.join(",");
}
