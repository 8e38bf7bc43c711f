/**
 * Fields of a configuration's document (user specification, section 3, "Client config"), by the names that
 * devices use, with the values that each takes. The platform checks the same; a test compares the two. Unknown
 * fields stay as they are.
 */

export type Unit = "km/h" | "s" | "ms" | "%" | "px" | "Hz";

type WholeField = {
  kind: "whole";
  min: number;
  max: number;
  unit?: Unit;
  /** The field whose value is its minimum: the start of its range. */
  notBelow?: "vMin" | "flashMinBrightness" | "speedThresholdMin";
};

export type Field =
  | WholeField
  /** Boolean: true and false if the document has them so, otherwise 1 and 0. */
  | { kind: "flag" }
  /** One of several names or its index in the list. An open choice also takes words that only the firmware knows. */
  | { kind: "choice"; names: readonly ChoiceName[]; usually: "name" | "number"; isOpen?: true }
  | { kind: "seconds"; values: readonly number[] }
  /** A name or number whose meaning only the device's firmware knows; or a text that may look like a number. */
  | { kind: "token"; isText?: true }
  | { kind: "text"; longest: number }
  /** Eight brightness levels. */
  | { kind: "levels" }
  /** Shown, but never edited. */
  | { kind: "fixed" };

type Named = Readonly<Record<string, Field>>;
/** Fields of one object, in the form's order. */
export type Fields = Readonly<Partial<Record<FieldKey, Field>>>;

export type ChoiceName =
  | "None"
  | "Falcon"
  | "Disabled"
  | "AniVIEW"
  | "CPOWER"
  | "all"
  | "noSpeed"
  | "noText"
  | "nothing"
  | "sad"
  | "happy"
  | "left"
  | "center"
  | "right"
  | "top"
  | "bottom";

const BYTE = 255;
const WORD = 65_535;
/** Size of the LED panel in pixels. */
export const PANEL = { width: 64, height: 16 } as const;
export const LONGEST_TOKEN = 100;
export const LEVELS = 8;

const whole = (min: number, max: number, unit?: Unit, notBelow?: WholeField["notBelow"]): WholeField => ({
  kind: "whole",
  min,
  max,
  ...(unit === undefined ? {} : { unit }),
  ...(notBelow === undefined ? {} : { notBelow }),
});
const flag = { kind: "flag" } as const;
const token = { kind: "token" } as const;
const fixed = { kind: "fixed" } as const;
const named = (...names: ChoiceName[]): Field => ({ kind: "choice", names, usually: "name" });
const numbered = (...names: ChoiceName[]): Field => ({ kind: "choice", names, usually: "number" });
const aligned = (...names: ChoiceName[]): Field => ({
  kind: "choice",
  names,
  usually: "number",
  isOpen: true,
});
const seconds = (...values: number[]): Field => ({ kind: "seconds", values });

const RADAR = {
  radarType: named("None", "Falcon"),
  radarBuffClearTimeout: whole(0, WORD),
  radarOffsetVelocity: whole(-10, 10, "km/h"),
  vMin: whole(0, 300, "km/h"),
  vMax: whole(0, 300, "km/h", "vMin"),
} satisfies Named;

const DISPLAY = {
  displayDisable: numbered("all", "noSpeed", "noText", "nothing"),
  digitsNum: whole(0, 8),
  matrixLedCtrlType: named("Disabled", "AniVIEW", "CPOWER"),
  matrixLedBrtPolarity: flag,
  brtLevel: { kind: "levels" },
} satisfies Named;

const CONNECTION = {
  gprsUpdateDataInterval: seconds(300, 900, 1800, 3600),
  gprsNewActionInterval: seconds(15, 30, 60, 300, 900),
  gprsType: token,
  gprsBaud: token,
} satisfies Named;

const DEVICE = {
  serialNumber: { kind: "token", isText: true },
  deviceType: fixed,
  Config_Version: token,
  SDcard_en: flag,
  SHT_en: flag,
} satisfies Named;

const TRIGGER = {
  value: whole(0, 300, "km/h"),
  sensorType: token,
  timeout: whole(0, WORD),
  idleFlash: flag,
} satisfies Named;

const FLASHER = {
  flashMode: token,
  flashFreq: whole(0, WORD),
  flashDuty: whole(0, WORD),
  flashMinBrightness: whole(0, BYTE),
  flashMaxBrightness: whole(0, BYTE, undefined, "flashMinBrightness"),
} satisfies Named;

const SMILEY = {
  smileyIcon: numbered("sad", "happy"),
  speedThresholdMin: whole(0, 200, "km/h"),
  speedThresholdMax: whole(0, 200, "km/h", "speedThresholdMin"),
} satisfies Named;

const PROGRAM = {
  prgSpeedLimit: whole(0, 300, "km/h"),
  prgDisplayTime: whole(0, WORD, "ms"),
  prgLEDBlinkRatio: whole(0, 100, "%"),
  prgLEDBlinkCount: whole(0, BYTE),
} satisfies Named;

const PROGRAM_TEXT = {
  prgTXTProgId: whole(0, WORD),
  prgTXTDisplayTime: whole(0, WORD, "ms"),
  prgTXTBlinkRatio: whole(0, 100, "%"),
  prgTXTBLinkCount: whole(0, BYTE),
} satisfies Named;

const TEXT_PROGRAM = { winLayoutID: whole(0, BYTE) } satisfies Named;

const TEXT = { customText: { kind: "text", longest: 1000 } } satisfies Named;

/** Parameters of a text in its window; below `parameters` or, in other documents, next to the text. */
const TEXT_PARAMETERS = {
  window: whole(0, BYTE),
  horizontalAlign: aligned("left", "center", "right"),
  verticalAlign: aligned("top", "center", "bottom"),
  fontSize: whole(0, BYTE, "px"),
  fontStyle: token,
  effect: token,
  speed: whole(0, WORD),
  stayTime: whole(0, WORD),
  lineSpacing: whole(0, 15, "px"),
} satisfies Named;

const WINDOW = {
  xCoordinate: whole(0, PANEL.width, "px"),
  yCoordinate: whole(0, PANEL.height, "px"),
  width: whole(0, PANEL.width, "px"),
  height: whole(0, PANEL.height, "px"),
} satisfies Named;

const GROUPS = { radar: RADAR, display: DISPLAY, connection: CONNECTION, device: DEVICE };

/** Shape of one object in the document. */
export type Shape = {
  fields: Fields;
  /** Fields below `parameters`, or next to the others if the document has them there. */
  parameters?: Fields;
  lists?: readonly List[];
};

/** A list. In the document's own sections its only entry may appear without a list. */
export type List = {
  key: ListKey;
  most: number;
  /** Key next to it that holds its length. */
  count?: string;
  /** Shape of an entry; null if it may be anything. */
  entry: Shape | null;
};

const ENTRIES_AT_MOST = 3;
const LAYOUTS_AT_MOST = 256;
export const TEXTS_A_PROGRAM = 2;
/** In a layout of four windows. */
export const TEXTS_OF_FOUR_WINDOWS = 3;

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

const few = (key: ListKey, entry: Shape | null): List => ({ key, most: ENTRIES_AT_MOST, entry });

export type GroupKey = keyof typeof GROUPS;

export type Section = {
  key: SectionKey;
  /** Paths of its parts in the document. */
  at: readonly string[];
  groups?: Readonly<Record<GroupKey, Fields>>;
  lists?: readonly List[];
};

export type SectionKey =
  | "basic"
  | "flasher"
  | "buzzer"
  | "roadFlasher"
  | "triggers"
  | "programs"
  | "customTexts"
  | "layouts"
  | "smileys";

const programTexts: List = {
  key: "TxtProgramsParam",
  most: TEXTS_A_PROGRAM,
  count: "prgNumTxtProgsIn",
  entry: { fields: PROGRAM_TEXT },
};

const customTexts: List = {
  key: "customTextData",
  most: TEXTS_A_PROGRAM,
  count: "numOfTexts",
  entry: { fields: TEXT, parameters: TEXT_PARAMETERS },
};

const windows: List = {
  key: "windowSettings",
  most: BYTE,
  count: "numOfLayoutWindows",
  entry: { fields: WINDOW },
};

/** The editor's sections, in its order. */
export const SECTIONS: readonly Section[] = [
  { key: "basic", at: ["BasicConfig"], groups: GROUPS },
  { key: "flasher", at: [], lists: [few("FlasherConfig", { fields: FLASHER })] },
  { key: "buzzer", at: [], lists: [few("BuzzerConfig", null)] },
  { key: "roadFlasher", at: [], lists: [few("RoadFlasherConfig", { fields: FLASHER })] },
  {
    key: "triggers",
    at: [],
    lists: [
      few("flasherModeTriggerVelocity", { fields: TRIGGER }),
      few("roadFlasherModeTriggerVelocity", { fields: TRIGGER }),
      few("buzzerModeTriggerVelocity", { fields: TRIGGER }),
      few("flasherTrigger", { fields: TRIGGER }),
    ],
  },
  {
    key: "programs",
    at: ["ProgramsSettings"],
    lists: [
      {
        key: "dispParameters",
        most: BYTE,
        count: "prgNumStored",
        entry: { fields: PROGRAM, lists: [programTexts] },
      },
    ],
  },
  {
    key: "customTexts",
    at: ["CustomTextProgram"],
    lists: [
      {
        key: "customTextProgramData",
        most: BYTE,
        count: "customProgramsStored",
        entry: { fields: TEXT_PROGRAM, lists: [customTexts] },
      },
    ],
  },
  {
    key: "layouts",
    at: [],
    lists: [{ key: "WindowLayoutParameter", most: LAYOUTS_AT_MOST, entry: { fields: {}, lists: [windows] } }],
  },
  { key: "smileys", at: [], lists: [few("smileyConfig", { fields: SMILEY })] },
];

/** All known fields. */
export type FieldKey =
  | keyof typeof RADAR
  | keyof typeof DISPLAY
  | keyof typeof CONNECTION
  | keyof typeof DEVICE
  | keyof typeof TRIGGER
  | keyof typeof FLASHER
  | keyof typeof SMILEY
  | keyof typeof PROGRAM
  | keyof typeof PROGRAM_TEXT
  | keyof typeof TEXT_PROGRAM
  | keyof typeof TEXT
  | keyof typeof TEXT_PARAMETERS
  | keyof typeof WINDOW;

/** Fields with their names, in the form's order. */
export const fieldsIn = (fields: Fields): [FieldKey, Field][] =>
  Object.entries(fields) as [FieldKey, Field][];

/** Lists by their key, at any depth. */
export const LISTS: ReadonlyMap<string, List> = new Map(
  SECTIONS.flatMap(({ lists = [] }) => lists.flatMap(withInner)).map((list) => [list.key, list]),
);

function withInner(list: List): List[] {
  return [list, ...(list.entry?.lists ?? []).flatMap(withInner)];
}
