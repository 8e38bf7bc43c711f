import type { Field } from "@obcestje/contract/deviceConfig/field.js";
import type { FieldKey } from "@obcestje/contract/deviceConfig/fields.js";
import { BRIGHTEST, LEVELS, LONGEST_TOKEN, PANEL } from "@obcestje/contract/deviceConfig/ranges.js";
import { type ConfigDocument, isObject, type Path, pathName, valueAt } from "./document";
import { eachField } from "./eachField";
import { mostOf } from "./entries";
import type { SectionKey } from "./sections";
import { flagOf, wholeOf } from "./values";

/** A fault at a place of a document. */
export type Fault = { path: string; section: SectionKey } & (
  | { kind: "range"; min: number; max: number }
  | { kind: "below"; other: FieldKey }
  | { kind: "outside"; limit: number }
  | { kind: "long"; most: number }
  | { kind: "many"; most: number }
  | { kind: "count" | "levels" | "value" }
);

type Wrong = Fault extends infer One ? (One extends Fault ? Omit<One, "path" | "section"> : never) : never;

/** Faults that the portal would find in known fields. A missing field is no fault. The portal checks everything again. */
export function documentFaults(document: ConfigDocument): Fault[] {
  const faults: Fault[] = [];
  const say = (path: Path, section: SectionKey, wrong: Wrong | null) => {
    if (wrong !== null) faults.push({ path: pathName(path), section, ...wrong } as Fault);
  };
  const at = (path: Path) => valueAt(document, path);
  eachField(document, {
    field: (field, path, section) => {
      const value = at(path);
      if (value === undefined) return;
      say(path, section, fieldFault(field, value) ?? besideFault(field, path, at) ?? panelFault(path, at));
    },
    list: (list, path, section) => {
      const value = at(path);
      if (value === undefined) return;
      if (!Array.isArray(value)) {
        if (!isObject(value)) say(path, section, { kind: "value" });
        return;
      }
      const most = mostOf(document, list, path);
      if (value.length > most) say(path, section, { kind: "many", most });
      const told = list.count === undefined ? undefined : at([...path.slice(0, -1), list.count]);
      if (told !== undefined && told !== value.length) say(path, section, { kind: "count" });
    },
  });
  return faults;
}

function fieldFault(field: Field, value: unknown): Wrong | null {
  switch (field.kind) {
    case "whole": {
      const { min, max } = field;
      const isWhole = typeof value === "number" && Number.isInteger(value);
      return isWhole && value >= min && value <= max ? null : { kind: "range", min, max };
    }
    case "flag":
      return flagOf(value) === null ? { kind: "value" } : null;
    case "choice":
      return isChoice(field, value) ? null : { kind: "value" };
    case "seconds":
      return field.values.some((known) => known === value) ? null : { kind: "value" };
    case "levels":
      return levelsFault(value);
    case "text":
      return typeof value === "string" ? textFault(value, field.longest) : { kind: "value" };
    case "token":
    case "fixed":
      return typeof value === "number" && Number.isInteger(value) ? null : textFault(value, LONGEST_TOKEN);
  }
}

function isChoice({ names, usually, isOpen }: Extract<Field, { kind: "choice" }>, value: unknown): boolean {
  if (isOpen) return typeof value === "string" || Number.isInteger(value);
  if (typeof value === "number") return names[value] !== undefined;
  return usually === "name" && names.some((name) => name === value);
}

function textFault(value: unknown, longest: number): Wrong | null {
  if (typeof value !== "string") return { kind: "value" };
  return [...value].length > longest ? { kind: "long", most: longest } : null;
}

function levelsFault(value: unknown): Wrong | null {
  const levels = Array.isArray(value) ? value : [];
  const isLevel = (level: unknown) =>
    typeof level === "number" && Number.isInteger(level) && level >= 0 && level <= BRIGHTEST;
  const isRising = levels.every((level, index) => isLevel(level) && level >= (levels[index - 1] ?? 0));
  return levels.length === LEVELS && isRising ? null : { kind: "levels" };
}

function besideFault(field: Field, path: Path, at: (path: Path) => unknown): Wrong | null {
  if (field.kind !== "whole" || field.notBelow === undefined) return null;
  const from = wholeOf(at([...path.slice(0, -1), field.notBelow]));
  const to = wholeOf(at(path));
  return from !== null && to !== null && to < from ? { kind: "below", other: field.notBelow } : null;
}

const STARTS: Readonly<Record<string, [start: string, limit: number]>> = {
  width: ["xCoordinate", PANEL.width],
  height: ["yCoordinate", PANEL.height],
};

/** Fault of a window that extends beyond the panel. */
function panelFault(path: Path, at: (path: Path) => unknown): Wrong | null {
  const [start, limit] = STARTS[String(path.at(-1))] ?? [];
  if (start === undefined || limit === undefined) return null;
  const end = (wholeOf(at([...path.slice(0, -1), start])) ?? 0) + (wholeOf(at(path)) ?? 0);
  return end > limit ? { kind: "outside", limit } : null;
}
