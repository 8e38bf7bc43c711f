import { ApiError } from "../errors.js";
import { type Json, parsed } from "../platform-api/decode.js";
import { wholeObject, wholeRows } from "../platform-api/wholeAnswer.js";
import { formOfList, formOfThing } from "./forms.js";
import { readWhole } from "./readWhole.js";

/** Needs of later calls: that an administrator asks, or an id of one of these. */
const THINGS = ["administrator", "client", "valve", "group", "template", "resource"] as const;
export type Thing = (typeof THINGS)[number];
export type Found = Partial<Record<Thing, string>>;

/** An answer that the portal accepts. */
export interface Taken {
  /** The things in it, raw. */
  things: readonly unknown[];
  /** Wrappers of the whole answer, as readings. */
  forms: readonly string[];
  found: Found;
  remark?: string;
}

/** Reads an answer as the portal does. @throws ApiError saying what is wrong, and where */
export type Read = (body: unknown) => Taken;

/** Ways to find things among records: their ids, or undefined. */
type Finders<T> = { readonly [K in Thing]?: (record: T) => string | undefined };

/** A list, each item read by the gateway's own decoder. @param name its name in faults */
export function listOf<T>(name: string, decode: (item: unknown) => T, finders: Finders<T> = {}): Read {
  return (body) => {
    const things = wholeRows(body, name);
    const records = things.map((item, index) =>
      placed(`item ${index + 1} of ${things.length}`, () => {
        const record = decode(item);
        readWhole(record);
        return record;
      }),
    );
    const remark = things.length === 0 ? { remark: "an empty list, which shows nothing of its items" } : {};
    return { things, forms: formOfList(body), found: foundIn(records, finders), ...remark };
  };
}

/**
 * A single thing, read by the gateway's own decoder.
 * @param name its name in faults, and the key under which some platforms put it
 */
export function oneOf(name: string, decode: (thing: Json) => unknown): Read {
  return (body) => {
    const thing = wholeObject(body, name);
    readWhole(decode(thing));
    return { things: [thing], forms: formOfThing(body, thing), found: {} };
  };
}

/** An answer that its decoder reads as a whole. */
export function asWhole(decode: (body: unknown) => unknown): Read {
  return (body) => {
    readWhole(decode(body));
    return { things: [parsed(body)], forms: [], found: {} };
  };
}

function foundIn<T>(records: readonly T[], finders: Finders<T>): Found {
  const found: Found = {};
  for (const thing of THINGS) {
    const idOf = finders[thing];
    const id = idOf && records.map(idOf).find((one) => one !== undefined);
    if (id !== undefined) found[thing] = id;
  }
  return found;
}

function placed<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ApiError)
      throw new ApiError(error.code, `${place}: ${error.message}`, error.details);
    throw error;
  }
}
