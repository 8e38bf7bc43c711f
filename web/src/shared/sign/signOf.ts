import {
  BRIGHTEST,
  BYTE,
  FASTEST,
  FASTEST_SMILEY,
  PANEL,
  WORD,
} from "@obcestje/contract/deviceConfig/ranges.js";
import type { Window } from "./bitmap";
import type {
  Alignment,
  Blink,
  CustomTextRow,
  PlacedText,
  Program,
  ProgramText,
  Sign,
  Smiley,
  SmileyIcon,
} from "./signModel";

/** Display time of a program that has none, ms. */
const DISPLAY_TIME = 1500;
const MOST_LINE_SPACING = 15;
const SMALLEST_FONT = 8;
const LARGEST_FONT = 32;
const MOST_DIGITS = 3;

/** `displayDisable`: 0 shows all, 1 turns the speed off, 2 the texts, 3 both. */
const SPEED_OFF = [1, 3];
const TEXT_OFF = [2, 3];

/** Reads a sign from a configuration's document. Unreadable parts are left out; it never throws. */
export function signOf(document: unknown): Sign {
  const wire = objectOf(document);
  const basic = objectOf(wire.BasicConfig);
  const disabled = wholeOf(basic.displayDisable) ?? 0;
  return {
    isConfigured: Object.keys(wire).some((name) => name !== "cfgID"),
    isSpeedOff: SPEED_OFF.includes(disabled),
    isTextOff: TEXT_OFF.includes(disabled),
    minSpeed: wholeOf(basic.vMin),
    maxSpeed: wholeOf(basic.vMax),
    digits: within(basic.digitsNum || null, 1, MOST_DIGITS) ?? MOST_DIGITS,
    brightness: listOf(basic.brtLevel).map((level) => within(level, 0, BRIGHTEST)),
    programs: listOf(objectOf(wire.ProgramsSettings).dispParameters)
      .flatMap(programOf)
      .sort((a, b) => a.fromSpeed - b.fromSpeed),
    layouts: listOf(wire.WindowLayoutParameter).map((layout) =>
      listOf(objectOf(layout).windowSettings).map(windowOf),
    ),
    customTexts: listOf(objectOf(wire.CustomTextProgram).customTextProgramData).map(rowOf),
    smileys: listOf(wire.smileyConfig).flatMap(smileyOf),
  };
}

const timeOf = (value: unknown): number | null => within(value, 0, WORD) || null;

function blinkOf(count: unknown, ratio: unknown): Blink {
  return { count: within(count, 0, BYTE) ?? 1, ratio: within(ratio, 0, 100) ?? 100 };
}

function programOf(value: unknown): Program[] {
  const wire = objectOf(value);
  const fromSpeed = within(wire.prgSpeedLimit, 0, FASTEST);
  if (fromSpeed === null) return [];
  const displayTime = timeOf(wire.prgDisplayTime) ?? DISPLAY_TIME;
  const texts = listOf(wire.TxtProgramsParam).filter((text) => idOf(text) !== null);
  const share = Math.max(1, Math.round(displayTime / Math.max(1, texts.length)));
  return [
    {
      fromSpeed,
      displayTime,
      blink: blinkOf(wire.prgLEDBlinkCount, wire.prgLEDBlinkRatio),
      texts: texts.flatMap((text) => programTextOf(text, share)),
    },
  ];
}

function idOf(value: unknown): number | null {
  const id = wholeOf(objectOf(value).prgTXTProgId);
  return id !== null && id >= 0 ? id : null;
}

function programTextOf(value: unknown, share: number): ProgramText[] {
  const wire = objectOf(value);
  const programId = idOf(wire);
  if (programId === null) return [];
  const displayTime = timeOf(wire.prgTXTDisplayTime) ?? share;
  return [{ programId, displayTime, blink: blinkOf(wire.prgTXTBLinkCount, wire.prgTXTBlinkRatio) }];
}

/** The part of a window that is on the panel. */
function windowOf(value: unknown): Window {
  const wire = objectOf(value);
  const x = within(wire.xCoordinate, 0, PANEL.width) ?? 0;
  const y = within(wire.yCoordinate, 0, PANEL.height) ?? 0;
  return {
    x,
    y,
    width: within(wire.width, 0, PANEL.width - x) ?? 0,
    height: within(wire.height, 0, PANEL.height - y) ?? 0,
  };
}

/** Unreadable rows keep their place, because texts are named by it. */
function rowOf(value: unknown): CustomTextRow {
  const wire = objectOf(value);
  return { layout: wholeOf(wire.winLayoutID) ?? 0, texts: listOf(wire.customTextData).flatMap(textOf) };
}

const HORIZONTAL: { name: string; is: Alignment }[] = [
  { name: "left", is: "start" },
  { name: "center", is: "center" },
  { name: "right", is: "end" },
];
const VERTICAL: { name: string; is: Alignment }[] = [
  { name: "top", is: "start" },
  { name: "center", is: "center" },
  { name: "bottom", is: "end" },
];

function textOf(value: unknown): PlacedText[] {
  const wire = objectOf(value);
  if (typeof wire.customText !== "string") return [];
  const inside = objectOf(wire.parameters);
  const parameter = (name: string): unknown => inside[name] ?? wire[name];
  return [
    {
      text: wire.customText,
      window: wholeOf(parameter("window")) ?? 0,
      horizontal: namedOf(parameter("horizontalAlign"), HORIZONTAL) ?? "center",
      vertical: namedOf(parameter("verticalAlign"), VERTICAL) ?? "center",
      fontSize: within(parameter("fontSize"), SMALLEST_FONT, LARGEST_FONT) ?? SMALLEST_FONT,
      lineSpacing: within(parameter("lineSpacing"), 0, MOST_LINE_SPACING) ?? 0,
    },
  ];
}

const SMILEYS: { name: string; is: SmileyIcon }[] = [
  { name: "sad", is: "sad" },
  { name: "happy", is: "happy" },
];

function smileyOf(value: unknown): Smiley[] {
  const wire = objectOf(value);
  const icon = namedOf(wire.smileyIcon, SMILEYS);
  if (icon === null) return [];
  return [
    {
      icon,
      fromSpeed: wholeOf(wire.speedThresholdMin) ?? 0,
      toSpeed: wholeOf(wire.speedThresholdMax) ?? FASTEST_SMILEY,
    },
  ];
}

type Wire = Record<string, unknown>;

const isObject = (value: unknown): value is Wire =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An empty object for anything that is no object. */
const objectOf = (value: unknown): Wire => (isObject(value) ? value : {});

/** A list, even if the document has its only entry without one. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isObject(value) ? [value] : [];
}

const NUMBER = /^\s*-?\d+(\.\d+)?\s*$/;

/** A whole number, also as text; null if it is none. */
function wholeOf(value: unknown): number | null {
  const number = typeof value === "string" && NUMBER.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? Math.round(number) : null;
}

/** A whole number, clamped to a range. */
function within(value: unknown, least: number, most: number): number | null {
  const number = wholeOf(value);
  return number === null ? null : Math.min(most, Math.max(least, number));
}

/** A value that the document has by number, in this order, or by name. */
function namedOf<T>(value: unknown, choices: readonly { name: string; is: T }[]): T | null {
  const text = typeof value === "string" ? value.trim().toLowerCase() : null;
  const chosen = choices[wholeOf(value) ?? -1] ?? choices.find(({ name }) => name === text);
  return chosen?.is ?? null;
}
