import Type, { type Static, type TSchema } from "typebox";

/** Limit of entries in lists of flashers, buzzers, smileys and triggers. */
const ENTRIES_AT_MOST = 3;
const ROWS_AT_MOST = 256;
/** The LED panel, in pixels. */
export const PANEL = { width: 64, height: 16 };
/** Seconds between two calls of a device that asks for its orders. */
export const DEFAULT_PING_INTERVAL = 60;

const whole = (minimum: number, maximum: number) => Type.Optional(Type.Integer({ minimum, maximum }));
const byte = () => whole(0, 255);
const word = () => whole(0, 65_535);
/** km/h. */
const speed = () => whole(0, 300);
const oneOf = (...values: (string | number | boolean)[]) =>
  Type.Optional(Type.Unsafe<string | number | boolean>({ enum: values }));
const seconds = (...values: number[]) =>
  Type.Optional(Type.Unsafe<number>({ type: "integer", enum: values }));
const flag = () => oneOf(0, 1, false, true);
/** A name or number with a meaning known only to the device's firmware. */
const token = () =>
  Type.Optional(Type.Unsafe<string | number>({ type: ["string", "integer"], maxLength: 100 }));
const list = <T extends TSchema>(item: T, maxItems = ROWS_AT_MOST) =>
  Type.Optional(Type.Array(item, { maxItems }));

const BasicConfig = Type.Object({
  Config_Version: token(),
  SDcard_en: flag(),
  SHT_en: flag(),
  radarType: oneOf("None", "Falcon", 0, 1),
  radarBuffClearTimeout: word(),
  radarOffsetVelocity: whole(-10, 10),
  vMax: speed(),
  vMin: speed(),
  brtLevel: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: 255 }), { minItems: 8, maxItems: 8 }),
  ),
  deviceType: token(),
  matrixLedCtrlType: oneOf("Disabled", "AniVIEW", "CPOWER", 0, 1, 2),
  matrixLedBrtPolarity: flag(),
  digitsNum: whole(0, 8),
  displayDisable: whole(0, 3),
  gprsBaud: token(),
  gprsType: token(),
  gprsUpdateDataInterval: seconds(300, 900, 1800, 3600),
  gprsNewActionInterval: seconds(15, 30, 60, 300, 900),
  serialNumber: token(),
});

const Trigger = Type.Object({ value: speed(), sensorType: token(), timeout: word(), idleFlash: flag() });

const Flasher = Type.Object({
  flashMode: token(),
  flashFreq: word(),
  flashDuty: word(),
  flashMinBrightness: byte(),
  flashMaxBrightness: byte(),
});

const Smiley = Type.Object({
  smileyIcon: whole(0, 1),
  speedThresholdMin: whole(0, 200),
  speedThresholdMax: whole(0, 200),
});

const TextRow = Type.Object({
  prgTXTProgId: word(),
  prgTXTDisplayTime: word(),
  prgTXTBLinkCount: byte(),
  prgTXTBlinkRatio: whole(0, 100),
});

/** Shown in turns. */
const TEXT_PROGRAMS_A_PROGRAM = 2;

const Program = Type.Object({
  prgNumTxtProgsIn: byte(),
  prgSpeedLimit: speed(),
  prgDisplayTime: word(),
  prgLEDBlinkRatio: whole(0, 100),
  prgLEDBlinkCount: byte(),
  TxtProgramsParam: list(TextRow, TEXT_PROGRAMS_A_PROGRAM),
});

const ProgramsSettings = Type.Object({ dispParameters: list(Program), prgNumStored: byte() });

const Window = Type.Object({
  xCoordinate: whole(0, PANEL.width),
  yCoordinate: whole(0, PANEL.height),
  width: whole(0, PANEL.width),
  height: whole(0, PANEL.height),
});

const WindowLayout = Type.Object({ numOfLayoutWindows: byte(), windowSettings: list(Window) });
export type WindowLayout = Static<typeof WindowLayout>;

/** How a text is placed in its window. The fields are next to the text, or under `parameters`. */
const TEXT_PARAMETERS = {
  window: byte(),
  verticalAlign: token(),
  horizontalAlign: token(),
  fontSize: byte(),
  effect: token(),
  fontStyle: token(),
  speed: word(),
  stayTime: word(),
  lineSpacing: whole(0, 15),
};

const CustomText = Type.Object({
  customText: Type.Optional(Type.String({ maxLength: 1000 })),
  parameters: Type.Optional(Type.Object(TEXT_PARAMETERS)),
  ...TEXT_PARAMETERS,
});

/** Two, or three in a layout of four windows (contradictions.rules.ts). */
const TEXTS_A_PROGRAM = 3;

const CustomTextProgram = Type.Object({
  customProgramsStored: byte(),
  customTextProgramData: list(
    Type.Object({
      numOfTexts: byte(),
      winLayoutID: byte(),
      customTextData: list(CustomText, TEXTS_A_PROGRAM),
    }),
  ),
});

/** Sections of a client's configuration. Each may be left out, and may have unknown fields. */
export const SECTIONS = {
  cfgID: Type.Enum(["KB0"]),
  BasicConfig,
  ProgramsSettings,
  CustomTextProgram,
};

/** Sections that are a list, or its only entry without a list, with the limit of entries. */
export const LISTS = {
  flasherModeTriggerVelocity: { entry: Trigger, most: ENTRIES_AT_MOST },
  roadFlasherModeTriggerVelocity: { entry: Trigger, most: ENTRIES_AT_MOST },
  buzzerModeTriggerVelocity: { entry: Trigger, most: ENTRIES_AT_MOST },
  flasherTrigger: { entry: Trigger, most: ENTRIES_AT_MOST },
  FlasherConfig: { entry: Flasher, most: ENTRIES_AT_MOST },
  RoadFlasherConfig: { entry: Flasher, most: ENTRIES_AT_MOST },
  BuzzerConfig: { entry: Type.Object({}), most: ENTRIES_AT_MOST },
  smileyConfig: { entry: Smiley, most: ENTRIES_AT_MOST },
  WindowLayoutParameter: { entry: WindowLayout, most: ROWS_AT_MOST },
};

type OneOrMore<T> = T | T[];

/** A client's configuration whose sections have their shape. */
export type ClientConfig = Record<string, unknown> & {
  BasicConfig?: Static<typeof BasicConfig>;
  ProgramsSettings?: Static<typeof ProgramsSettings>;
  CustomTextProgram?: Static<typeof CustomTextProgram>;
  FlasherConfig?: OneOrMore<Static<typeof Flasher>>;
  RoadFlasherConfig?: OneOrMore<Static<typeof Flasher>>;
  smileyConfig?: OneOrMore<Static<typeof Smiley>>;
  WindowLayoutParameter?: OneOrMore<WindowLayout>;
};
