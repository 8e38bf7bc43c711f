import { isDeepStrictEqual } from "node:util";
import { isObject, type Json } from "../decode.js";
import type { FieldShape, ObjectShape, Shape } from "../kind.js";

/** The notation of one kind of value in a configuration's document. */
export interface Codec<T> {
  /** The type in which it is shown and given. */
  readonly shape: Shape;
  /** Null if it is missing or not understood. */
  read(wire: unknown): T | null;
  /** The value to store. @param before the currently stored value */
  write(value: T, before: unknown): unknown;
  /** Translates a path within the document's value to the typed one. */
  place?(path: readonly string[]): readonly string[];
}

/** One field of a typed object, with its description and its place in the document's object. */
export interface Field<T> extends FieldShape {
  get(from: Json): T | null;
  /** The object with the value laid over. Null removes it, unless it can't be read anyway. */
  set(into: Json, value: T | null): Json;
  /** The rest of a path that leads into this field; undefined if it leads elsewhere. */
  place(path: readonly string[]): readonly string[] | undefined;
}

/** The value type of a codec or a field. */
export type Held<C> = C extends Codec<infer T> ? T : C extends Field<infer T> ? T : never;

type Fields = Readonly<Record<string, Field<unknown>>>;

/** A typed object. After a read every field is present or null. Fields left out of a write stay unchanged. */
export type Typed<S> = { [Name in keyof S]?: Held<S[Name]> | null };

/** A field at one key. */
export function at<T>(key: string, { shape, read, write, place }: Codec<T>, description: string): Field<T> {
  const get = (from: Json) => (isMissing(from[key]) ? null : read(from[key]));
  return {
    shape,
    needed: false,
    description,
    get,
    set: (into, value) => {
      const now = get(into);
      if (isDeepStrictEqual(now, value)) return into;
      return value === null ? without(into, key) : { ...into, [key]: write(value, into[key]) };
    },
    place: ([first, ...rest]) => (first === key ? (place?.(rest) ?? rest) : undefined),
  };
}

/** A field of a list whose length is repeated at another key. */
export function counted<T>(
  key: string,
  countKey: string,
  codec: Codec<T[]>,
  description: string,
): Field<T[]> {
  const field = at(key, codec, description);
  return {
    ...field,
    set: (into, value) => {
      const after = field.set(into, value);
      if (isDeepStrictEqual(after[key], into[key])) return into;
      return value === null ? without(after, countKey) : { ...after, [countKey]: value.length };
    },
    place: (path) => (path[0] === countKey ? [] : field.place(path)),
  };
}

/** A field of an object below a key. */
export function inside<T>(key: string, field: Field<T>): Field<T> {
  const below = (from: Json): Json => (isObject(from[key]) ? from[key] : {});
  return {
    ...field,
    get: (from) => field.get(below(from)),
    set: (into, value) => {
      const before = below(into);
      const after = field.set(before, value);
      return after === before ? into : { ...into, [key]: after };
    },
    place: ([first, ...rest]) => (first === key ? field.place(rest) : undefined),
  };
}

/** A field below a key or, in other documents, next to it. */
export function insideOrBeside<T>(key: string, field: Field<T>): Field<T> {
  const below = inside(key, field);
  return {
    ...field,
    get: (from) => below.get(from) ?? field.get(from),
    set: (into, value) => {
      const beside = below.get(into) === null && field.get(into) !== null;
      return (beside ? field : below).set(into, value);
    },
    place: (path) => below.place(path) ?? field.place(path),
  };
}

/** A codec of typed objects. */
export interface ObjectCodec<T> extends Codec<T> {
  readonly shape: { readonly object: ObjectShape };
}

/** An object of named fields. Unknown keys stay. */
export function objectOf<F extends Fields>(
  name: string,
  description: string,
  named: F,
): ObjectCodec<Typed<F>> {
  const fields: [keyof F & string, Field<unknown>][] = Object.entries(named);
  return {
    shape: { object: { name, description, fields: named, Reading: class {} } },
    read: (wire) => {
      const from = isObject(wire) ? wire : {};
      return Object.fromEntries(fields.map(([name, { get }]) => [name, get(from)])) as Typed<F>;
    },
    write: (value, before) =>
      fields.reduce<Json>(
        (into, [name, { set }]) => {
          const given: unknown = value[name];
          return given === undefined ? into : set(into, given);
        },
        isObject(before) ? before : {},
      ),
    place: (path) => {
      for (const [name, field] of fields) {
        const rest = field.place(path);
        if (rest) return [name, ...rest];
      }
      return path;
    },
  };
}

/**
 * A list. The document may have a single entry without the list. A written entry is laid over the equal old
 * one, or else over the one at its place, so that unknown keys stay.
 */
export function listOf<T>({ shape, read, write, place }: Codec<T>): Codec<T[]> {
  return {
    shape: { listOf: shape },
    read: (wire) => {
      const entries = entriesOf(wire)?.map(read);
      return entries?.every((entry) => entry !== null) ? entries : null;
    },
    write: (values, before) => {
      const old = entriesOf(before) ?? [];
      const known = (value: T | null) => (value === null ? undefined : write(value, undefined));
      const oldKnown = old.map((entry) => known(read(entry)));
      const places = matched(values.map(known), oldKnown);
      const laid = values.map((value, index) => write(value, old[places[index] ?? -1]));
      return laid.length === 1 && isObject(before) ? laid[0] : laid;
    },
    place: ([first = "", ...rest]) => {
      const numbered = /^\d+$/.test(first);
      const [index, below] = numbered ? [first, rest] : ["0", [first, ...rest]];
      return [index, ...(place?.(below) ?? below)];
    },
  };
}

/**
 * For each value, the index of the old value that it replaces: an equal one, else the one at its place if no
 * other value takes it.
 */
function matched(values: readonly unknown[], olds: readonly unknown[]): (number | undefined)[] {
  const taken = new Set<number>();
  const take = (index: number) => {
    taken.add(index);
    return index;
  };
  const equals = values.map((value, place) => {
    const places = [place, ...olds.keys()].filter((index) => index < olds.length && !taken.has(index));
    const equal = places.find((index) => isDeepStrictEqual(olds[index], value));
    return equal === undefined ? undefined : take(equal);
  });
  return equals.map((equal, place) => equal ?? (taken.has(place) ? undefined : take(place)));
}

function entriesOf(wire: unknown): unknown[] | null {
  if (Array.isArray(wire)) return wire;
  return isObject(wire) ? [wire] : null;
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function without(from: Json, key: string): Json {
  const { [key]: _gone, ...rest } = from;
  return rest;
}
