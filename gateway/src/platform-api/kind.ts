import type { Json } from "./decode.js";

/** The notation of one kind of value in a platform's answers. */
export interface Kind<T> {
  /**
   * Null if it is missing or not understood. Values of an unexpected form are counted.
   * @param field the name under which they are counted
   * @param root the outermost record that contains it: its `timeZone` is the zone of local times
   */
  read(wire: unknown, field: string, root?: Json): T | null;
  /** The type in which it is shown. */
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

/** The shape of a value: a leaf, an enum, an object of named fields, or a list of one of these. */
export type Shape =
  | LeafShape
  | { readonly words: EnumWords }
  | { readonly object: ObjectShape }
  | { readonly listOf: Shape };

/** An object of named fields. Fields without a description are only for the gateway. */
export interface ObjectShape {
  readonly name: string;
  readonly description: string;
  readonly fields: Readonly<Record<string, FieldShape>>;
  /** The class of its answers. The fields are getters on the prototype, and read the answer on access. */
  readonly Reading: new () => object;
}

export interface FieldShape {
  readonly shape: Shape;
  readonly needed: boolean;
  readonly description?: string | undefined;
  /** The replacement. The deprecated field stays for those who still ask for it. */
  readonly deprecated?: string;
}

/** One of an enum's names: its meaning, and the platform's notation. */
export interface Word {
  readonly description: string;
  /** A word, or a word and a number. If left out, it is the name in lower case. */
  readonly wire?: string | number | readonly [usual: string | number, ...others: (string | number)[]];
}

export interface EnumWords<Name extends string = string> {
  readonly enumName: string;
  readonly description: string;
  readonly words: Readonly<Record<Name, Word>>;
  /** Each name as itself. */
  readonly names: { readonly [N in Name]: N };
}
