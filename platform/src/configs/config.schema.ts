import { type Field, type Named, whole } from "@obcestje/contract/deviceConfig/field.js";
import { BRIGHTEST, BYTE, LEVELS, LONGEST_TOKEN } from "@obcestje/contract/deviceConfig/ranges.js";
import {
  DOCUMENT_FORM,
  type LISTS,
  type List,
  OBJECTS,
  type Shape,
} from "@obcestje/contract/deviceConfig/sections.js";
import Type, { type TObject, type TSchema } from "typebox";

const token = () => Type.Unsafe<string | number>({ type: ["string", "integer"], maxLength: LONGEST_TOKEN });
const oneOf = (values: readonly (string | number | boolean)[]) => Type.Unsafe({ enum: [...values] });

function schemaOfField(field: Field): TSchema {
  switch (field.kind) {
    case "whole":
      return Type.Integer({ minimum: field.min, maximum: field.max });
    case "flag":
      return oneOf([0, 1, false, true]);
    case "choice": {
      const { names, usually, isOpen } = field;
      if (isOpen) return token();
      if (usually === "number") return Type.Integer({ minimum: 0, maximum: names.length - 1 });
      return oneOf([...names, ...names.keys()]);
    }
    case "seconds":
      return Type.Unsafe({ type: "integer", enum: [...field.values] });
    case "levels":
      return Type.Array(Type.Integer({ minimum: 0, maximum: BRIGHTEST }), {
        minItems: LEVELS,
        maxItems: LEVELS,
      });
    case "text":
      return Type.String({ maxLength: field.longest });
    case "token":
    case "fixed":
      return token();
  }
}

const fieldsOf = (fields: Named): [string, TSchema][] =>
  Object.entries(fields).map(([name, field]) => [name, Type.Optional(schemaOfField(field))]);

/** The schema of an object in a document: its fields and lists may be left out, and others are kept. */
export function schemaOf({ fields, parameters, lists = [] }: Shape): TObject {
  const inside: [string, TSchema][] =
    parameters === undefined
      ? []
      : [
          ...fieldsOf(parameters),
          ["parameters", Type.Optional(Type.Object(Object.fromEntries(fieldsOf(parameters))))],
        ];
  const below = lists.flatMap((list): [string, TSchema][] => [
    ...(list.count === undefined ? [] : fieldsOf({ [list.count]: whole(0, BYTE) })),
    [
      list.key,
      Type.Optional(Type.Array(schemaOfEntry(list), { maxItems: list.mostOfFourWindows ?? list.most })),
    ],
  ]);
  return Type.Object(Object.fromEntries([...fieldsOf(fields), ...inside, ...below]));
}

export const schemaOfEntry = ({ entry }: List): TObject =>
  entry === null ? Type.Object({}) : schemaOf(entry);

/** Sections that are an object. */
export const SECTIONS = {
  cfgID: Type.Enum([DOCUMENT_FORM]),
  BasicConfig: schemaOf(OBJECTS.BasicConfig),
  ProgramsSettings: schemaOf(OBJECTS.ProgramsSettings),
  CustomTextProgram: schemaOf(OBJECTS.CustomTextProgram),
} satisfies Record<"cfgID" | keyof typeof OBJECTS, TSchema>;

type ValueOf<F extends Field> = F extends { kind: "whole" | "seconds" }
  ? number
  : F extends { kind: "flag" }
    ? number | boolean
    : F extends { kind: "levels" }
      ? number[]
      : F extends { kind: "text" }
        ? string
        : string | number;

type Values<F extends Named> = { [Name in keyof F]?: ValueOf<F[Name]> };

type CountsOf<L extends List> = {
  [One in L as One extends { count: infer Count extends string } ? Count : never]?: number;
};
type EntryOf<L extends List> = L["entry"] extends Shape ? ObjectOf<L["entry"]> : object;
type ListsOf<L extends List> = { [One in L as One["key"]]?: EntryOf<One>[] } & CountsOf<L>;

type ObjectOf<S extends Shape> = Values<S["fields"]> &
  (S extends { lists: readonly (infer L extends List)[] } ? ListsOf<L> : unknown);

type Lists = typeof LISTS;
type OneOrMore<T> = T | T[];

/** A client's configuration whose sections have their shape. Each may be left out, and may have unknown fields. */
export type ClientConfig = Record<string, unknown> & {
  [Name in keyof typeof OBJECTS]?: ObjectOf<(typeof OBJECTS)[Name]>;
} & { [Name in keyof Lists]?: OneOrMore<EntryOf<Lists[Name]>> };

export type WindowLayout = EntryOf<Lists["WindowLayoutParameter"]>;
