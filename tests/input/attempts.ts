import fc from "fast-check";
import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from "graphql";
import type { Ids } from "../rights/row.js";
import { HOSTILE } from "./hostile.js";

type Variables = Record<string, unknown>;

/** One try of a field: its arguments, with one place made wrong. */
export interface Attempt {
  /** Selects other values if the type allows a choice. */
  seed: number;
  /** True to give optional values, too. */
  full: boolean;
  /** Index of the place that is made wrong. */
  at: number;
  how: "missing" | "one more key" | keyof typeof HOSTILE;
  /** In the operation's text instead of its variables. */
  inText: boolean;
}

const hostileNames = fc.constantFrom(...Object.keys(HOSTILE));

export const attempts: fc.Arbitrary<Attempt> = fc.record({
  seed: fc.nat({ max: 9 }),
  full: fc.boolean(),
  at: fc.nat(),
  how: fc.oneof({ weight: 14, arbitrary: hostileNames }, fc.constantFrom("missing", "one more key")),
  inText: fc.integer({ min: 0, max: 3 }).map((dice) => dice === 0),
});

/** Existing ids of various things. */
const someId = (ids: Ids, seed: number) => String(Object.values(ids)[seed % Object.keys(ids).length]);

/** Meaningful texts for some names of fields. */
const TEXTS: Readonly<Record<string, string>> = {
  email: "somebody@example.si",
  cron: "0 6 1 * *",
  timeZone: "Europe/Ljubljana",
  hardwareType: "K200DISP_AMG",
  webhookUrl: "https://hooks.example.si/x",
  plate: "LJ AB-123",
};

/** A valid value of the type, with all optional parts. */
function fitting(name: string, type: GraphQLInputType, ids: Ids, seed: number): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [fitting(name, nullable.ofType, ids, seed)];
  if (isEnumType(nullable)) return nullable.getValues()[seed % nullable.getValues().length]?.name;
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields()).map((field) => [
        field.name,
        fitting(field.name, field.type, ids, seed),
      ]),
    );
  const scalar: Record<string, unknown> = {
    ID: someId(ids, seed),
    Int: 1 + seed,
    Float: 1.5 + seed,
    Boolean: seed % 2 === 0,
    String: TEXTS[name] ?? `Text ${seed}`,
    UnixTime: 1_794_700_800 + seed * 3_600,
    LocalTime: `0${seed}:30`,
    JSON: { key: seed },
    JSONObject: { key: seed },
  };
  if (!(nullable.name in scalar)) throw new Error(`Say what a ${nullable.name} may be.`);
  return scalar[nullable.name];
}

/** The usual values, completed with optional ones. */
function filled(usual: Variables, args: readonly GraphQLArgument[], ids: Ids, seed: number): Variables {
  return Object.fromEntries(
    args.map(({ name, type }) => {
      const given = usual[name];
      const nullable = getNullableType(type);
      if (given === undefined) return [name, fitting(name, type, ids, seed)];
      if (!isInputObjectType(nullable) || typeof given !== "object") return [name, given];
      return [name, { ...(fitting(name, type, ids, seed) as object), ...given }];
    }),
  );
}

interface Place {
  holder: Record<string | number, unknown>;
  key: string | number;
}

/** Every place in some values, at any depth, including omitted ones. */
function placesOf(values: Variables, args: readonly { name: string; type: GraphQLInputType }[]): Place[] {
  return args.flatMap(({ name, type }) => [
    { holder: values, key: name },
    ...placesWithin(values[name], getNullableType(type)),
  ]);
}

function placesWithin(value: unknown, type: GraphQLInputType): Place[] {
  if (typeof value !== "object" || value === null) return [];
  if (isInputObjectType(type)) return placesOf(value as Variables, Object.values(type.getFields()));
  const holder = value as Record<string | number, unknown>;
  const inner = isListType(type) ? getNullableType(type.ofType) : type;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesWithin(holder[key], inner)]);
}

/**
 * The arguments of an attempt.
 * @param usual arguments with which the field works
 */
export function argumentsOf(
  { seed, full, at, how }: Attempt,
  usual: Variables,
  args: readonly GraphQLArgument[],
  ids: Ids,
): Variables {
  const tried = onlyTried(structuredClone(full ? filled(usual, args, ids, seed) : usual), args);
  const places = placesOf(tried, args);
  const place = places[at % places.length];
  if (!place) return tried;
  const { holder, key } = place;
  // Without it the change would be made for real.
  if (key === "dryRun" && (how === "missing" || HOSTILE[how] === false)) return tried;
  if (how === "missing") delete holder[key];
  else if (how === "one more key") Object.assign(holder, { admin: true, groupId: "1" });
  else Object.defineProperty(holder, key, { value: HOSTILE[how], enumerable: true, writable: true });
  return tried;
}

/** Changes that support dry runs are only tried: data for the others stay. */
function onlyTried(values: Variables, args: readonly GraphQLArgument[]): Variables {
  for (const { name, type } of args) {
    const nullable = getNullableType(type);
    if (isInputObjectType(nullable) && "dryRun" in nullable.getFields())
      Object.assign(values[name] as object, { dryRun: true });
  }
  return values;
}
