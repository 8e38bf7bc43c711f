import type { Field, Named } from "@obcestje/contract/deviceConfig/field.js";
import type { List, Shape } from "@obcestje/contract/deviceConfig/sections.js";
import { type ConfigDocument, type Path, valueAt } from "./document";
import { entryPaths, formOf, parameterPath } from "./entries";
import { fieldsIn, SECTIONS, type SectionKey } from "./sections";

type Visitor = {
  field?: (field: Field, path: Path, section: SectionKey) => void;
  list?: (list: List, path: Path, section: SectionKey) => void;
};

/** Visits all known fields and lists of a document, whether they have a value or not. */
export function eachField(document: ConfigDocument, visitor: Visitor): void {
  for (const { key, at, groups, lists = [] } of SECTIONS) {
    const fields = (known: Named, place: (name: string) => Path) => {
      for (const [name, field] of fieldsIn(known)) visitor.field?.(field, place(name), key);
    };
    const shape = ({ fields: own, parameters = {}, lists: inner = [] }: Shape, place: Path) => {
      fields(own, (name) => [...place, name]);
      const names = Object.keys(parameters);
      const entry = valueAt(document, place);
      fields(parameters, (name) => parameterPath(entry, place, name, names));
      for (const one of inner) list(one, [...place, one.key]);
    };
    const list = (one: List, place: Path) => {
      visitor.list?.(one, place, key);
      const { entry } = one;
      if (entry === null) return;
      for (const path of entryPaths(place, formOf(valueAt(document, place)))) shape(entry, path);
    };
    for (const group of Object.values(groups ?? {})) fields(group, (name) => [...at, name]);
    for (const one of lists) list(one, [...at, one.key]);
  }
}

/** The section of a path; null if it has none. */
export function sectionOf(path: Path): SectionKey | null {
  const [first] = path;
  const found = SECTIONS.find(({ at, lists = [] }) =>
    at.length > 0 ? at[0] === first : lists.some(({ key }) => key === first),
  );
  return found?.key ?? null;
}
