/**
 * One of some names, as a platform writes it: as its number, which is its place among them, or in words of any case.
 * Anything else is the fallback.
 */
export function nameOr<Name extends string>(value: unknown, names: readonly Name[], fallback: Name): Name {
  if (typeof value === "number") return names[value] ?? fallback;
  if (typeof value !== "string" || value === "") return fallback;
  const text = value.toUpperCase();
  return names.find((name) => name === text) ?? names[Number(text)] ?? fallback;
}

/** What a platform's word is called here; undefined for one that is not known. */
export function nameIn<N extends string>(names: Readonly<Record<N, string>>, value: unknown): N | undefined {
  return (Object.keys(names) as N[]).find((name) => names[name] === value);
}
