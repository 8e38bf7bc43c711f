import type { Named } from "@obcestje/contract/deviceConfig/field.js";
import { PANEL, TEXTS_A_PROGRAM, WINDOWS_OF_THREE_TEXTS } from "@obcestje/contract/deviceConfig/ranges.js";
import { LISTS, type List, OBJECTS, type Shape } from "@obcestje/contract/deviceConfig/sections.js";
import { type FieldFault, fieldFault } from "@obcestje/contract/faults.js";
import type { ClientConfig, WindowLayout } from "./config.schema.js";

/** Contradictions in a configuration of the right shape. Paths are relative to it. */
export function contradictions(config: ClientConfig): FieldFault[] {
  return [
    ...brightness(config),
    ...Object.entries(OBJECTS).flatMap(([name, shape]) => faultsOf(shape, config[name], name)),
    ...Object.values(LISTS).flatMap((list: List) =>
      entriesOf(config[list.key], list.key).flatMap(([path, entry]) => faultsOf(list.entry, entry, path)),
    ),
    ...windows(config),
    ...customTexts(config),
  ];
}

/** Contradictions between neighbours, in an object and in the entries of its lists. */
function faultsOf(shape: Shape | null, value: unknown, path: string): FieldFault[] {
  if (shape === null || value === undefined) return [];
  const known = value as Record<string, unknown>;
  const inLists = (shape.lists ?? []).flatMap((list) => [
    ...miscounted(list, known, path),
    ...entriesOf(known[list.key], `${path}.${list.key}`).flatMap(([at, entry]) =>
      faultsOf(list.entry, entry, at),
    ),
  ]);
  return [...reversed(shape.fields, known, path), ...inLists];
}

/** Reports ranges that end below their start. */
function reversed(fields: Named, value: Record<string, unknown>, path: string): FieldFault[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const start = field.kind === "whole" ? field.notBelow : undefined;
    if (start === undefined) return [];
    const [from, to] = [value[start], value[name]];
    const wrong = typeof from === "number" && typeof to === "number" && to < from;
    return wrong ? [fieldFault(`${path}.${name}`, "BELOW_START", { field: start })] : [];
  });
}

/** Reports a count that differs from its list's length. */
function miscounted({ key, count }: List, value: Record<string, unknown>, path: string): FieldFault[] {
  if (count === undefined) return [];
  const [told, list] = [value[count], value[key]];
  const wrong = told !== undefined && Array.isArray(list) && told !== list.length;
  return wrong ? [fieldFault(`${path}.${count}`, "MISCOUNTED", { list: key })] : [];
}

/** The entries of a section that is a list or a single entry, each with its path. */
function entriesOf<T>(section: T | T[] | undefined, name: string): [string, T][] {
  if (section === undefined) return [];
  return Array.isArray(section)
    ? section.map((entry, index): [string, T] => [`${name}.${index}`, entry])
    : [[name, section]];
}

function brightness({ BasicConfig }: ClientConfig): FieldFault[] {
  const levels = BasicConfig?.brtLevel ?? [];
  return levels.flatMap((level, index) =>
    level < (levels[index - 1] ?? 0) ? [fieldFault(`BasicConfig.brtLevel.${index}`, "LEVEL_BELOW")] : [],
  );
}

function windows({ WindowLayoutParameter }: ClientConfig): FieldFault[] {
  return entriesOf(WindowLayoutParameter, "WindowLayoutParameter").flatMap(([path, layout]) =>
    (layout.windowSettings ?? []).flatMap((window, index) => [
      ...outside(`${path}.windowSettings.${index}.width`, window.xCoordinate, window.width, PANEL.width),
      ...outside(`${path}.windowSettings.${index}.height`, window.yCoordinate, window.height, PANEL.height),
    ]),
  );
}

function outside(path: string, start = 0, size = 0, limit: number): FieldFault[] {
  return start + size > limit ? [fieldFault(path, "OUTSIDE_PANEL", { limit })] : [];
}

function customTexts({ CustomTextProgram, WindowLayoutParameter }: ClientConfig): FieldFault[] {
  const rows = CustomTextProgram?.customTextProgramData ?? [];
  const layouts = entriesOf(WindowLayoutParameter, "WindowLayoutParameter").map(([, layout]) => layout);
  return rows.flatMap(({ winLayoutID, customTextData }, index) => {
    const layout = winLayoutID === undefined ? undefined : layouts[winLayoutID];
    const path = `CustomTextProgram.customTextProgramData.${index}.customTextData`;
    return tooManyTexts(path, customTextData, layout);
  });
}

function tooManyTexts(path: string, texts: unknown[] | undefined, layout: WindowLayout | undefined) {
  const windows = layout?.windowSettings?.length ?? layout?.numOfLayoutWindows;
  const wrong = texts !== undefined && texts.length > TEXTS_A_PROGRAM && windows !== WINDOWS_OF_THREE_TEXTS;
  return wrong ? [fieldFault(path, "TOO_MANY_TEXTS")] : [];
}
