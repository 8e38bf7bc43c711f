/**
 * One of some names, as a platform writes it: as its number, which is its place among them, or in words of any case.
 * Null for anything else.
 */
export function nameOrNull<Name extends string>(value: unknown, names: readonly Name[]): Name | null {
  if (typeof value === "number") return names[value] ?? null;
  if (typeof value !== "string" || value === "") return null;
  const text = value.toUpperCase();
  return names.find((name) => name === text) ?? names[Number(text)] ?? null;
}

/** The same; the fallback for anything else. */
export function nameOr<Name extends string>(value: unknown, names: readonly Name[], fallback: Name): Name {
  return nameOrNull(value, names) ?? fallback;
}

/** What a platform's word is called here; undefined for one that is not known. */
export function nameIn<N extends string>(names: Readonly<Record<N, string>>, value: unknown): N | undefined {
  return (Object.keys(names) as N[]).find((name) => names[name] === value);
}
