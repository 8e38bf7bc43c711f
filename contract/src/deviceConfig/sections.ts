import type { Named } from "./field.js";
import {
  CONNECTION,
  DEVICE,
  DISPLAY,
  FLASHER,
  PROGRAM,
  PROGRAM_TEXT,
  RADAR,
  SMILEY,
  TEXT,
  TEXT_PARAMETERS,
  TEXT_PROGRAM,
  TRIGGER,
  WINDOW,
} from "./fields.js";
import { BYTE, TEXTS_A_PROGRAM, TEXTS_OF_FOUR_WINDOWS } from "./ranges.js";

/** The document's form, in `cfgID`. */
export const DOCUMENT_FORM = "KB0";

/** Shape of one object in the document. */
export type Shape = {
  fields: Named;
  /** Fields below `parameters`, or next to the others if the document has them there. */
  parameters?: Named;
  lists?: readonly List[];
};

export type ListKey =
  | "FlasherConfig"
  | "BuzzerConfig"
  | "RoadFlasherConfig"
  | "flasherModeTriggerVelocity"
  | "roadFlasherModeTriggerVelocity"
  | "buzzerModeTriggerVelocity"
  | "flasherTrigger"
  | "dispParameters"
  | "TxtProgramsParam"
  | "customTextProgramData"
  | "customTextData"
  | "WindowLayoutParameter"
  | "windowSettings"
  | "smileyConfig";

/** A list in a document. */
export type List = {
  key: ListKey;
  /** Most entries. */
  most: number;
  /** Most entries if their layout has four windows. */
  mostOfFourWindows?: number;
  /** Key next to it that holds its length, a byte. */
  count?: string;
  /** Shape of an entry; null if it may be any object. */
  entry: Shape | null;
};

const ENTRIES_AT_MOST = 3;
const ROWS_AT_MOST = 256;

const programTexts = {
  key: "TxtProgramsParam",
  most: TEXTS_A_PROGRAM,
  count: "prgNumTxtProgsIn",
  entry: { fields: PROGRAM_TEXT },
} as const satisfies List;

const programs = {
  key: "dispParameters",
  most: ROWS_AT_MOST,
  count: "prgNumStored",
  entry: { fields: PROGRAM, lists: [programTexts] },
} as const satisfies List;

const customTexts = {
  key: "customTextData",
  most: TEXTS_A_PROGRAM,
  mostOfFourWindows: TEXTS_OF_FOUR_WINDOWS,
  count: "numOfTexts",
  entry: { fields: TEXT, parameters: TEXT_PARAMETERS },
} as const satisfies List;

const customTextPrograms = {
  key: "customTextProgramData",
  most: ROWS_AT_MOST,
  count: "customProgramsStored",
  entry: { fields: TEXT_PROGRAM, lists: [customTexts] },
} as const satisfies List;

const windows = {
  key: "windowSettings",
  most: ROWS_AT_MOST,
  count: "numOfLayoutWindows",
  entry: { fields: WINDOW },
} as const satisfies List;

/** Sections that are an object. Each may be left out, and may have unknown fields. */
export const OBJECTS = {
  BasicConfig: { fields: { ...RADAR, ...DISPLAY, ...CONNECTION, ...DEVICE } },
  ProgramsSettings: { fields: {}, lists: [programs] },
  CustomTextProgram: { fields: {}, lists: [customTextPrograms] },
} as const satisfies Record<string, Shape>;

const few = <const Key extends ListKey, const Entry extends Shape | null>(key: Key, entry: Entry) =>
  ({ key, most: ENTRIES_AT_MOST, entry }) satisfies List;

/** Sections that are a list, or its only entry without a list. */
export const LISTS = {
  flasherModeTriggerVelocity: few("flasherModeTriggerVelocity", { fields: TRIGGER }),
  roadFlasherModeTriggerVelocity: few("roadFlasherModeTriggerVelocity", { fields: TRIGGER }),
  buzzerModeTriggerVelocity: few("buzzerModeTriggerVelocity", { fields: TRIGGER }),
  flasherTrigger: few("flasherTrigger", { fields: TRIGGER }),
  FlasherConfig: few("FlasherConfig", { fields: FLASHER }),
  RoadFlasherConfig: few("RoadFlasherConfig", { fields: FLASHER }),
  BuzzerConfig: few("BuzzerConfig", null),
  smileyConfig: few("smileyConfig", { fields: SMILEY }),
  WindowLayoutParameter: {
    key: "WindowLayoutParameter",
    most: ROWS_AT_MOST,
    entry: { fields: {}, lists: [windows] },
  },
} as const satisfies Record<string, List>;

/** Most entries of a list whose count, if it has one, can say their number. */
export const mostCounted = ({ most, count }: List): number =>
  count === undefined ? most : Math.min(most, BYTE);
