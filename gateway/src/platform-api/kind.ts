import type { Json } from "./decode.js";

/** How one kind of value stands in a platform's answers. */
export interface Kind<T> {
  /**
   * Null where it is missing or not understood; what had another form than expected is counted.
   * @param field what it is counted as
   * @param root the outermost record that it is in: its `timeZone` is that of local times
   */
  read(wire: unknown, field: string, root?: Json): T | null;
  /** What it can be shown as. */
  readonly shape: Shape;
}

export type LeafShape =
  | "ID"
  | "String"
  | "Int"
  | "Float"
  | "Boolean"
  | "UnixTime"
  | "LocalTime"
  | "JSON"
  | "JSONObject";

/** What a value is to who shows it: a leaf, one of some words, an object of named fields, or a list of one of these. */
export type Shape =
  | LeafShape
  | { readonly words: EnumWords }
  | { readonly object: ObjectShape }
  | { readonly listOf: Shape };

/** An object of named fields. Fields without a description are for the gateway alone. */
export interface ObjectShape {
  readonly name: string;
  readonly description: string;
  readonly fields: Readonly<Record<string, FieldShape>>;
  /** What its answers are read as: the fields are on the prototype, and read the answer when they are asked for. */
  readonly Reading: new () => object;
}

export interface FieldShape {
  readonly shape: Shape;
  readonly needed: boolean;
  readonly description?: string | undefined;
  /** What to ask for instead; it is there for those who ask for it still. */
  readonly deprecated?: string;
}

/** One of an enum's names: what it means, and how the platform writes it. */
export interface Word {
  readonly description: string;
  /** A word, or a word and a number; left out where it is the name in lower case. */
  readonly wire?: string | number | readonly [usual: string | number, ...others: (string | number)[]];
}

/** An enum's names, as who shows them needs them. */
export interface EnumWords<Name extends string = string> {
  readonly enumName: string;
  readonly description: string;
  readonly words: Readonly<Record<Name, Word>>;
  /** Each name as itself. */
  readonly names: { readonly [N in Name]: N };
}
