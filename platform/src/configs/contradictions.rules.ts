import { type FieldFault, fieldFault } from "@obcestje/contract/faults.js";
import { type ClientConfig, PANEL, type WindowLayout } from "./config.schema.js";

/** Contradictions in a configuration of the right shape. Paths are relative to it. */
export function contradictions(config: ClientConfig): FieldFault[] {
  return [
    ...speedRange(config),
    ...brightness(config),
    ...flashers(config),
    ...smileys(config),
    ...programs(config),
    ...windows(config),
    ...customTexts(config),
  ];
}

/** Reports a range that ends below its start. */
function reversed(path: string, from: number | undefined, to: number | undefined, start: string) {
  const wrong = from !== undefined && to !== undefined && to < from;
  return wrong ? [fieldFault(path, "BELOW_START", { field: start })] : [];
}

/** Reports a count that differs from its list's length. */
function miscounted(path: string, count: number | undefined, list: unknown[] | undefined, name: string) {
  const wrong = count !== undefined && list !== undefined && count !== list.length;
  return wrong ? [fieldFault(path, "MISCOUNTED", { list: name })] : [];
}

/** The entries of a section that is a list or a single entry, each with its path. */
function entriesOf<T>(section: T | T[] | undefined, name: string): [string, T][] {
  if (section === undefined) return [];
  return Array.isArray(section)
    ? section.map((entry, index): [string, T] => [`${name}.${index}`, entry])
    : [[name, section]];
}

function speedRange({ BasicConfig }: ClientConfig): FieldFault[] {
  return reversed("BasicConfig.vMax", BasicConfig?.vMin, BasicConfig?.vMax, "vMin");
}

function brightness({ BasicConfig }: ClientConfig): FieldFault[] {
  const levels = BasicConfig?.brtLevel ?? [];
  return levels.flatMap((level, index) =>
    level < (levels[index - 1] ?? 0) ? [fieldFault(`BasicConfig.brtLevel.${index}`, "LEVEL_BELOW")] : [],
  );
}

function flashers({ FlasherConfig, RoadFlasherConfig }: ClientConfig): FieldFault[] {
  const entries = [
    ...entriesOf(FlasherConfig, "FlasherConfig"),
    ...entriesOf(RoadFlasherConfig, "RoadFlasherConfig"),
  ];
  return entries.flatMap(([path, { flashMinBrightness, flashMaxBrightness }]) =>
    reversed(`${path}.flashMaxBrightness`, flashMinBrightness, flashMaxBrightness, "flashMinBrightness"),
  );
}

function smileys({ smileyConfig }: ClientConfig): FieldFault[] {
  return entriesOf(smileyConfig, "smileyConfig").flatMap(([path, { speedThresholdMin, speedThresholdMax }]) =>
    reversed(`${path}.speedThresholdMax`, speedThresholdMin, speedThresholdMax, "speedThresholdMin"),
  );
}

function programs({ ProgramsSettings }: ClientConfig): FieldFault[] {
  const rows = ProgramsSettings?.dispParameters;
  return [
    ...miscounted("ProgramsSettings.prgNumStored", ProgramsSettings?.prgNumStored, rows, "dispParameters"),
    ...(rows ?? []).flatMap(({ prgNumTxtProgsIn, TxtProgramsParam }, index) =>
      miscounted(
        `ProgramsSettings.dispParameters.${index}.prgNumTxtProgsIn`,
        prgNumTxtProgsIn,
        TxtProgramsParam,
        "TxtProgramsParam",
      ),
    ),
  ];
}

function windows({ WindowLayoutParameter }: ClientConfig): FieldFault[] {
  return entriesOf(WindowLayoutParameter, "WindowLayoutParameter").flatMap(([path, layout]) => [
    ...miscounted(
      `${path}.numOfLayoutWindows`,
      layout.numOfLayoutWindows,
      layout.windowSettings,
      "windowSettings",
    ),
    ...(layout.windowSettings ?? []).flatMap((window, index) => [
      ...outside(`${path}.windowSettings.${index}.width`, window.xCoordinate, window.width, PANEL.width),
      ...outside(`${path}.windowSettings.${index}.height`, window.yCoordinate, window.height, PANEL.height),
    ]),
  ]);
}

function outside(path: string, start = 0, size = 0, limit: number): FieldFault[] {
  return start + size > limit ? [fieldFault(path, "OUTSIDE_PANEL", { limit })] : [];
}

function customTexts({ CustomTextProgram, WindowLayoutParameter }: ClientConfig): FieldFault[] {
  const rows = CustomTextProgram?.customTextProgramData;
  const section = "CustomTextProgram";
  const layouts = entriesOf(WindowLayoutParameter, "WindowLayoutParameter").map(([, layout]) => layout);
  return [
    ...miscounted(
      `${section}.customProgramsStored`,
      CustomTextProgram?.customProgramsStored,
      rows,
      "customTextProgramData",
    ),
    ...(rows ?? []).flatMap(({ numOfTexts, winLayoutID, customTextData }, index) => {
      const path = `${section}.customTextProgramData.${index}`;
      const layout = winLayoutID === undefined ? undefined : layouts[winLayoutID];
      return [
        ...miscounted(`${path}.numOfTexts`, numOfTexts, customTextData, "customTextData"),
        ...tooManyTexts(`${path}.customTextData`, customTextData, layout),
      ];
    }),
  ];
}

/** Window 0 is the whole panel, and not for custom texts: a third text needs a fourth window. */
function tooManyTexts(path: string, texts: unknown[] | undefined, layout: WindowLayout | undefined) {
  const windows = layout?.windowSettings?.length ?? layout?.numOfLayoutWindows;
  const wrong = texts !== undefined && texts.length > 2 && windows !== 4;
  return wrong ? [fieldFault(path, "TOO_MANY_TEXTS")] : [];
}
