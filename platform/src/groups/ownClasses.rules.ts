import { sentenceOf } from "@obcestje/contract/faults.js";
import { CLASS_BORDERS } from "@obcestje/contract/limits/counts.js";
import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import {
  borderFault,
  type ClassAxis,
  type OwnClass,
  type OwnClasses,
} from "@obcestje/contract/ownClasses.js";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { invalid, invalidField } from "../errors.js";
import { keywordFault } from "../http/keywordFault.js";
import { Nullable } from "../http/schemas.js";

const EXACT = { additionalProperties: false };
const Classes = Nullable(
  Type.Array(
    Type.Object(
      {
        to: Nullable(Type.Number()),
        name: Type.Optional(Nullable(Type.String({ maxLength: LONGEST_NAME }))),
      },
      EXACT,
    ),
    { minItems: 2, maxItems: CLASS_BORDERS + 1 },
  ),
);
const OwnClassesInput = Type.Object(
  { speeds: Type.Optional(Classes), lengths: Type.Optional(Classes) },
  EXACT,
);
const check = Compile(OwnClassesInput);

/** Where a group's metadata holds its own classes. */
const KEY = "ownClasses";
const AXES = ["speeds", "lengths"] as const satisfies ClassAxis[];

/** @throws PlatformError naming the class whose end or name is wrong */
export function checkOwnClasses(sent: unknown): void {
  const path = `metaData.${KEY}`;
  if (!check.Check(sent)) {
    const [fault] = check.Errors(sent);
    if (!fault) throw invalid(path, "WRONG");
    throw invalidField(keywordFault(`${path}${fault.instancePath.replaceAll("/", ".")}`, fault));
  }
  for (const axis of AXES) {
    const classes = sent[axis] ?? [];
    const pathOf = (index: number) => `${path}.${axis}.${index}.to`;
    const borders = classes.slice(0, -1).map(({ to }, index) => {
      if (to === null) throw invalid(pathOf(index), "LAST_WITHOUT_END");
      return to;
    });
    if ((classes.at(-1)?.to ?? null) !== null) throw invalid(pathOf(borders.length), "LAST_WITHOUT_END");
    checkBorders(axis, borders, pathOf);
  }
}

/**
 * @param pathOf the path of the n-th border
 * @throws PlatformError naming the first border that is wrong
 */
export function checkBorders(
  axis: ClassAxis,
  borders: readonly number[],
  pathOf: (index: number) => string,
): void {
  for (const [index, border] of borders.entries()) {
    const fault = borderFault(axis, border, borders[index - 1]);
    if (fault) throw invalidField({ path: pathOf(index), message: sentenceOf(fault), ...fault });
  }
}

/** The classes in a group's metadata; what cannot be read as such is none. */
export function ownClassesIn(metaData: Readonly<Record<string, unknown>>): OwnClasses {
  const told = metaData[KEY];
  if (!check.Check(told)) return NO_OWN_CLASSES;
  const of = (axis: ClassAxis): OwnClass[] | null =>
    told[axis]?.map(({ to, name }) => ({ to, name: name?.trim() || null })) ?? null;
  return { speeds: of("speeds"), lengths: of("lengths") };
}

export const NO_OWN_CLASSES: OwnClasses = { speeds: null, lengths: null };
