import { ApiError } from "../errors.js";
import { type Json, objectOrNull, tolerate } from "./decode.js";
import type { FieldShape, Kind, ObjectShape } from "./kind.js";
import { getOnce } from "./once.js";

/** One field of a record: its place in an answer, and its kind. */
export interface Field<T> extends FieldShape {
  readonly kind: Kind<T>;
  /** Its places, in order of preference. Empty if it is computed from the whole object. */
  readonly places: readonly string[];
  /** True if a record without it is a fault. */
  readonly names?: boolean;
  /** True if a record without it is skipped, without a fault. */
  readonly isKey?: boolean;
  /** Reads it from an answer's object. @param record name of the record in faults and counts */
  reader(record: string): (from: Json, root?: Json) => T;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

type Told<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T> ? T : never;
};

/** The complete definition of a record of the platform: the only place where its fields are named. */
export interface Table<F extends Fields> extends Kind<Told<F>>, ObjectShape {
  readonly shape: { readonly object: ObjectShape };
  readonly fields: F;
  /** Its name in faults and counts. */
  readonly record: string;
}

/** A record of a table. Fields that may be missing are null then. */
export type RecordOf<T> = T extends Table<infer F> ? Told<F> : never;

/**
 * The place of a value: keys from the answer's object on, joined by dots. `ITSELF`: it is computed from the
 * whole object. Of several places the first with an understood value counts.
 */
type Path = string | readonly string[];

export const ITSELF = ".";

/** A field that may be missing: null if the platform does not send it, or it is not understood. */
export function may<T>(path: Path, kind: Kind<T>, description?: string): Field<T | null> {
  const { read, shape } = kind;
  return {
    kind,
    shape,
    needed: false,
    description,
    places: path === ITSELF ? [] : placesOf(path),
    reader: (record) => {
      const field = nameOf(record, path);
      if (path === ITSELF) return (from, root) => read(from, record, root);
      if (typeof path === "string" && !path.includes("."))
        return (from, root) => read(from[path], field, root);
      const finders = placesOf(path).map((place) => finderAt(place, field));
      const [only] = finders;
      if (only && finders.length === 1) return (from, root) => read(only(from), field, root);
      return (from, root) => {
        for (const find of finders) {
          const value = read(find(from), field, root);
          if (value !== null) return value;
        }
        return null;
      };
    },
  };
}

/**
 * A field that the schema promises.
 * @param otherwise the value to read if it is missing or not understood, in the platform's notation
 * @throws (reading it) ApiError UPSTREAM_INVALID_RESPONSE if that has no meaning, either
 */
export function sure<T>(path: Path, kind: Kind<T>, description?: string, otherwise?: unknown): Field<T> {
  const field = may(path, kind, description);
  return {
    ...field,
    kind,
    needed: true,
    reader: (record) => {
      const read = field.reader(record);
      const name = nameOf(record, path);
      return (from, root) => {
        const value = read(from, root) ?? kind.read(otherwise, name, root ?? from);
        if (value !== null) return value;
        throw new ApiError("UPSTREAM_INVALID_RESPONSE", `The platform's answer lacks ${name}.`);
      };
    },
  };
}

/**
 * A field that identifies its record; without it there is no record.
 * @throws (reading it) ApiError UPSTREAM_INVALID_RESPONSE
 */
export function need<T>(path: Path, kind: Kind<T>, description?: string): Field<T> {
  return { ...sure(path, kind, description), names: true };
}

/** The first of some fields of an object that is not empty. A kind for `ITSELF`. */
export function firstSaid(record: string, ...fields: Field<string | null>[]): Kind<string> {
  const readers = fields.map(({ reader }) => reader(record));
  return {
    shape: "String",
    read: (wire, field, root) => {
      const from = objectOrNull(wire, field) ?? {};
      for (const read of readers) {
        const said = read(from, root);
        if (said) return said;
      }
      return null;
    },
  };
}

/** A field kept for those who still ask for it. @param deprecated the field to use instead */
export const deprecated = <T>(field: Field<T>, deprecated: string): Field<T> => ({ ...field, deprecated });

/**
 * A field that distinguishes its record from the others of a list. Records without it are dropped and
 * counted.
 */
export function key<T>(path: Path, kind: Kind<T>, description?: string): Field<T> {
  return { ...may(path, kind, description), needed: true, isKey: true } as Field<T>;
}

/**
 * A record of the platform, defined once: it reads answers, has a type (`RecordOf`) and, by `objectOf`, an
 * object type of the schema. Records read their answer when a field is accessed, as a list may have thousands
 * of which an operation wants two fields each. A copy made by spreading has no fields. As JSON they contain
 * what the schema shows.
 * @param fields those without a description are not in the schema
 */
export function table<const F extends Fields>(name: string, description: string, fields: F): Table<F> {
  const record = name.charAt(0).toLowerCase() + name.slice(1);
  const Reading = readingOf(name, record, fields);
  const readersOf = (isWanted: (field: Field<unknown>) => boolean | undefined) =>
    Object.values(fields).flatMap((field) => (isWanted(field) ? field.reader(record) : []));
  const keys = readersOf(({ isKey }) => isKey);
  const needed = readersOf(({ names }) => names);
  const made: Omit<Table<F>, "shape"> = {
    name,
    description,
    record,
    fields,
    Reading,
    read: (wire, field, root) => {
      const from = objectOrNull(wire, field);
      if (from === null) return null;
      for (const tell of keys) if (tell(from, root ?? from) === null) return tolerate(field, null);
      for (const require of needed) require(from, root ?? from);
      return new Reading(from, root ?? from);
    },
  };
  return Object.assign(made, { shape: { object: made } });
}

const WIRE = Symbol("the platform's answer");
const ROOT = Symbol("the outermost record of the answer");

/** The answer that a record reads, including unknown keys. */
export const wireOf = (record: object): Json => (record as { readonly [WIRE]: Json })[WIRE];

type ReadingClass<F extends Fields> = new (wire?: Json, root?: Json) => Told<F>;

/** The class of a table's records, with a getter for each field. */
function readingOf<F extends Fields>(name: string, record: string, fields: F): ReadingClass<F> {
  class Reading {
    readonly [WIRE]: Json;
    readonly [ROOT]: Json;
    constructor(wire: Json = {}, root: Json = wire) {
      this[WIRE] = wire;
      this[ROOT] = root;
    }
    toJSON(this: Readonly<Record<string, unknown>>) {
      return Object.fromEntries(shown.map((field) => [field, this[field]]));
    }
  }
  const shown = Object.keys(fields).filter((field) => fields[field]?.description !== undefined);
  Object.defineProperty(Reading, "name", { value: name });
  for (const [field, { reader, shape }] of Object.entries(fields)) {
    const read = reader(record);
    const isLeaf = typeof shape === "string" || "words" in shape;
    const get = isLeaf
      ? function (this: Reading) {
          return read(this[WIRE], this[ROOT]);
        }
      : getOnce(field, (of: Reading) => read(of[WIRE], of[ROOT]));
    Object.defineProperty(Reading.prototype, field, { get, enumerable: true });
  }
  return Reading as unknown as ReadingClass<F>;
}

const placesOf = (path: Path) => (typeof path === "string" ? [path] : path);
const nameOf = (record: string, path: Path) => (path === ITSELF ? record : `${record}.${placesOf(path)[0]}`);

/** Objects on the way may be JSON text. */
function finderAt(place: string, field: string): (from: Json) => unknown {
  const [first = "", ...rest] = place.split(".");
  if (rest.length === 0) return (from) => from[first];
  const within = finderAt(rest.join("."), field);
  return (from) => {
    const object = objectOrNull(from[first], field);
    return object === null ? undefined : within(object);
  };
}
