import { tolerate } from "./decode.js";
import type { EnumWords, Kind, Word } from "./kind.js";

/** One of some names. */
export interface Words<Name extends string> extends Kind<Name>, EnumWords<Name> {
  /** The platform's notation. */
  wireOf(name: Name): string | number;
}

/** The names of a kind made by `oneOf`. */
export type NameOf<W> = W extends Words<infer Name> ? Name : never;

/**
 * One of some names, which a platform writes as words in any case, or as numbers; null for an unknown one.
 */
export function oneOf<const Name extends string>(
  words: Readonly<Record<Name, Word>>,
  enumName: string,
  description: string,
): Words<Name> {
  const names = Object.keys(words) as Name[];
  const wires = (name: Name) => [words[name].wire ?? name.toLowerCase()].flat() as [string | number];
  const pairs = names.flatMap((name) => wires(name).map((wire) => [wire, name] as const));
  const asWritten = new Map<unknown, Name>(pairs);
  const byWire = new Map(pairs.map(([wire, name]) => [keyOf(wire), name]));
  const itself = Object.fromEntries(names.map((name) => [name, name])) as { [N in Name]: N };
  const known: EnumWords<Name> = { enumName, description, words, names: itself };
  return {
    ...known,
    shape: { words: known },
    read: (wire, field) => {
      if (wire === null || wire === undefined) return null;
      return asWritten.get(wire) ?? byWire.get(keyOf(wire)) ?? tolerate(field, null);
    },
    wireOf: (name) => wires(name)[0],
  };
}

const keyOf = (wire: unknown) =>
  typeof wire === "string" || typeof wire === "number" ? String(wire).trim().toLowerCase() : undefined;
